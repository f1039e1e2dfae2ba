/** Settings, stored on this device and set as attributes of <html> for the style sheets. */

export type Theme = "auto" | "light" | "dark" | "contrast";
export type PieceStyle = "wood" | "plain";
/** The colours of tiles: as painted, or such that the colour-blind tell them apart. */
export type Palette = "rainbow" | "safe";

interface Settings {
  theme: Theme;
  pieces: PieceStyle;
  palette: Palette;
  /** Whether every colour of a tile has a sign as well. */
  patterns: boolean;
  sound: boolean;
  motion: boolean;
  /** The level and the game, if one was chosen, and the rules of each game that were chosen last. */
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

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(read());

const asked = (query: string) => matchMedia(query);
const dark = asked("(prefers-color-scheme: dark)");
const contrast = asked("(prefers-contrast: more)");
const still = asked("(prefers-reduced-motion: reduce)");
let preferences = $state(0);
for (const query of [dark, contrast, still]) query.addEventListener("change", () => preferences++);

export function theme(): Exclude<Theme, "auto"> {
  void preferences;
  if (settings.theme !== "auto") return settings.theme;
  return contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
}

/** Returns whether animations are on, in the settings and in the system. */
export function moves(): boolean {
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
      root.dataset["motion"] = moves() ? "on" : "off";
      const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Private windows may forbid it; then the settings last as long as the page.
      }
    });
  });
}
