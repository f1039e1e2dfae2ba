/** Every page and what draws it; each is its own file, loaded when it is visited. */
import type { Component } from "svelte";
import Home from "./home/Home.svelte";
import { match } from "./match.ts";
import { learn } from "./words.svelte.ts";

/** A page; its props are the parts of its address. */
export type Page = Component<Record<string, string>>;

interface Route {
  /** `/table/:id` gives the page a prop `id`. */
  readonly pattern: string;
  /** The Fluent id of its title. */
  readonly title: string;
  readonly load: () => Page | Promise<Page>;
}

/** A page in a file of its own, with the words of the areas that it speaks of. */
const lazy =
  (load: () => Promise<{ default: Component<never> }>, ...areas: readonly string[]) =>
  () =>
    Promise.all([load(), learn(...areas)]).then(([module]) => module.default as Page);

const LEARNING = ["pentaraduga", "web-pentaraduga", "web-learn"];
/** The words of the pages on which something is solved. */
const SOLVING = ["pentaraduga", "web-pentaraduga", "web-bench", "web-solve"];

export const ROUTES: readonly Route[] = [
  { pattern: "/", title: "web-title-home", load: () => Home as Page },
  {
    pattern: "/table/:id",
    title: "web-title-table",
    load: lazy(() => import("./table/TablePage.svelte"), "web-match"),
  },
  { pattern: "/join/:token", title: "web-title-join", load: lazy(() => import("./join/Join.svelte")) },
  { pattern: "/device/:token", title: "web-title-device", load: lazy(() => import("./join/Device.svelte")) },
  { pattern: "/games", title: "web-title-games", load: lazy(() => import("./games/Games.svelte")) },
  { pattern: "/replay/:id", title: "web-title-replay", load: lazy(() => import("./replay/ReplayPage.svelte")) },
  { pattern: "/rules", title: "web-title-rules", load: lazy(() => import("./rules/RulesPage.svelte")) },
  {
    pattern: "/analysis",
    title: "web-title-analysis",
    load: lazy(() => import("./analysis/AnalysisPage.svelte"), "web-analysis"),
  },
  {
    pattern: "/review/:id",
    title: "web-title-review",
    load: lazy(() => import("./review/ReviewPage.svelte"), "web-analysis"),
  },
  {
    pattern: "/levels",
    title: "web-title-levels",
    load: lazy(() => import("./levels/LevelsPage.svelte"), "web-analysis"),
  },
  { pattern: "/setup", title: "web-title-setup", load: lazy(() => import("./setup/SetupPage.svelte")) },
  { pattern: "/learn", title: "web-title-learn", load: lazy(() => import("./learn/LearnPage.svelte"), ...LEARNING) },
  {
    pattern: "/learn/glossary",
    title: "web-title-glossary",
    load: lazy(() => import("./learn/GlossaryPage.svelte"), ...LEARNING),
  },
  {
    pattern: "/learn/:id",
    title: "web-title-learn",
    load: lazy(() => import("./learn/DocumentPage.svelte"), ...LEARNING),
  },
  {
    pattern: "/lesson/:id",
    title: "web-title-lesson",
    load: lazy(() => import("./learn/LessonPage.svelte"), ...LEARNING),
  },
  {
    pattern: "/train/:kind",
    title: "web-title-train",
    load: lazy(() => import("./learn/TrainPage.svelte"), ...LEARNING),
  },
  { pattern: "/solve", title: "web-title-solve", load: lazy(() => import("./solve/SolvePage.svelte"), ...SOLVING) },
  {
    pattern: "/problem/:id",
    title: "web-title-problem",
    load: lazy(() => import("./solve/ProblemPage.svelte"), ...SOLVING),
  },
  { pattern: "/duel/:id", title: "web-title-duel", load: lazy(() => import("./solve/DuelPage.svelte"), ...SOLVING) },
  {
    pattern: "/pentaraduga/analysis",
    title: "web-title-hands",
    load: lazy(() => import("./solve/AnalysisPage.svelte"), ...SOLVING),
  },
];

const NOWHERE: Route = {
  pattern: "",
  title: "web-title-nowhere",
  load: lazy(() => import("./shell/Nowhere.svelte")),
};

export function find(path: string): { route: Route; parts: Record<string, string> } {
  for (const route of ROUTES) {
    const parts = match(route.pattern, path);
    if (parts) return { route, parts };
  }
  return { route: NOWHERE, parts: {} };
}
