/** The list of pages. Each is a file of its own, loaded when it is visited. */
import type { Component } from "svelte";
import Home from "../home/HomePage.svelte";
import { loadWords } from "../words/words.svelte.ts";
import { matchPath } from "./pattern.ts";

/** A page; its props are the parts of its address. */
export type PageComponent = Component<Record<string, string>>;

interface Route {
  /** `/table/:id` gives the page a prop `id`. */
  readonly pattern: string;
  /** The Fluent id of its title. */
  readonly title: string;
  readonly load: () => PageComponent | Promise<PageComponent>;
}

/** Returns a loader for a page in a file of its own, with the areas of words that it uses. */
const lazy =
  (load: () => Promise<{ default: Component<never> }>, ...areas: readonly string[]) =>
  () =>
    Promise.all([load(), loadWords(...areas)]).then(([module]) => module.default as PageComponent);

const LEARNING = ["pentaraduga", "web-pentaraduga", "web-learn"];
const SOLVING = ["pentaraduga", "web-pentaraduga", "web-bench", "web-solve"];

export const ROUTES: readonly Route[] = [
  { pattern: "/", title: "web-title-home", load: () => Home as PageComponent },
  {
    pattern: "/table/:id",
    title: "web-title-table",
    load: lazy(() => import("../table/TablePage.svelte"), "web-match"),
  },
  { pattern: "/join/:token", title: "web-title-join", load: lazy(() => import("../join/JoinPage.svelte")) },
  { pattern: "/device/:token", title: "web-title-device", load: lazy(() => import("../join/DevicePage.svelte")) },
  { pattern: "/games", title: "web-title-games", load: lazy(() => import("../home/GamesPage.svelte")) },
  { pattern: "/replay/:id", title: "web-title-replay", load: lazy(() => import("../replay/ReplayPage.svelte")) },
  { pattern: "/rules", title: "web-title-rules", load: lazy(() => import("../quarto/rulebook/RulesPage.svelte")) },
  {
    pattern: "/analysis",
    title: "web-title-analysis",
    load: lazy(() => import("../quarto/analysis/AnalysisPage.svelte"), "web-analysis"),
  },
  {
    pattern: "/review/:id",
    title: "web-title-review",
    load: lazy(() => import("../quarto/review/ReviewPage.svelte"), "web-analysis"),
  },
  {
    pattern: "/levels",
    title: "web-title-levels",
    load: lazy(() => import("../quarto/levels/LevelsPage.svelte"), "web-analysis"),
  },
  { pattern: "/setup", title: "web-title-setup", load: lazy(() => import("../quarto/setup/SetupPage.svelte")) },
  { pattern: "/learn", title: "web-title-learn", load: lazy(() => import("../learn/LearnPage.svelte"), ...LEARNING) },
  {
    pattern: "/learn/glossary",
    title: "web-title-glossary",
    load: lazy(() => import("../learn/GlossaryPage.svelte"), ...LEARNING),
  },
  {
    pattern: "/learn/:id",
    title: "web-title-learn",
    load: lazy(() => import("../learn/document/DocumentPage.svelte"), ...LEARNING),
  },
  {
    pattern: "/lesson/:id",
    title: "web-title-lesson",
    load: lazy(() => import("../learn/lesson/LessonPage.svelte"), ...LEARNING),
  },
  {
    pattern: "/train/:kind",
    title: "web-title-train",
    load: lazy(() => import("../learn/train/TrainPage.svelte"), ...LEARNING),
  },
  {
    pattern: "/solve",
    title: "web-title-solve",
    load: lazy(() => import("../pentaraduga/solve/SolvePage.svelte"), ...SOLVING),
  },
  {
    pattern: "/problem/:id",
    title: "web-title-problem",
    load: lazy(() => import("../pentaraduga/solve/ProblemPage.svelte"), ...SOLVING),
  },
  {
    pattern: "/duel/:id",
    title: "web-title-duel",
    load: lazy(() => import("../pentaraduga/solve/DuelPage.svelte"), ...SOLVING),
  },
  {
    pattern: "/pentaraduga/analysis",
    title: "web-title-hands",
    load: lazy(() => import("../pentaraduga/analysis/HandAnalysisPage.svelte"), ...SOLVING),
  },
];

const NOWHERE: Route = {
  pattern: "",
  title: "web-title-nowhere",
  load: lazy(() => import("../shell/NowherePage.svelte")),
};

export function findRoute(path: string): { route: Route; parts: Record<string, string> } {
  for (const route of ROUTES) {
    const parts = matchPath(route.pattern, path);
    if (parts) return { route, parts };
  }
  return { route: NOWHERE, parts: {} };
}
