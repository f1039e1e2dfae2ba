/** Settings, stored on this device and set as attributes of <html> for the style sheets. */
import type { Palette } from "../server/wire.ts";
import { readStored, store } from "./storage.ts";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type PieceStyle = "wood" | "plain";

interface Settings {
  theme: Theme;
  pieces: PieceStyle;
  /** The colours of tiles: as painted, or safe for colour-blind players. */
  palette: Palette;
  /** Whether every colour of a tile also has a sign. */
  patterns: boolean;
  sound: boolean;
  motion: boolean;
  /** The level, the game and the preset of each game that were chosen last. */
  level: string | null;
  game: string | null;
  presets: Readonly<Record<string, string>>;
  locale: string | null;
}

const KEY = "fourfold-settings";
const DEFAULTS: Settings = {
  theme: "auto",
  pieces: "wood",
  palette: "rainbow",
  patterns: false,
  sound: true,
  motion: true,
  level: null,
  game: null,
  presets: {},
  locale: null,
};

export const settings = $state<Settings>({ ...DEFAULTS, ...(readStored(KEY) as Partial<Settings> | null) });

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let preferences = $state(0);
for (const query of [dark, contrast, still]) query.addEventListener("change", () => preferences++);

export function theme(): Exclude<Theme, "auto"> {
  void preferences;
  if (settings.theme !== "auto") return settings.theme;
  return contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
}

/** Returns whether animations are on, in the settings and in the system. */
export function hasMotion(): boolean {
  void preferences;
  return settings.motion && !still.matches;
}

/** Applies the settings to the page whenever they change; call it once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset["theme"] = theme();
      root.dataset["pieces"] = settings.pieces;
      root.dataset["palette"] = settings.palette;
      root.dataset["motion"] = hasMotion() ? "on" : "off";
      const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
    });
    $effect(() => store(KEY, settings));
  });
}
