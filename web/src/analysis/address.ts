/** The address of an analysis: position and rules, so that a link opens the same. */
import type { Options } from "../protocol.ts";
import { FEATURES } from "../quarto/pieces.ts";
import { type Square, SQUARES } from "../quarto/squares.ts";
import { EMPTY, read, type Setup, write } from "../setup/position.ts";

/** A position, and the square placed last as long as a line there can be called. */
export interface Place {
  readonly setup: Setup;
  readonly last: Square | null;
}

/** The default of what counts as a line. */
export const USUAL: Options = { features: FEATURES, squares: false, shared: 1 };

export const START: Place = { setup: EMPTY, last: null };

export function readPlace(query: URLSearchParams): Place {
  const found = read(query.get("position") ?? "");
  if (!("setup" in found)) return START;
  return { setup: found.setup, last: SQUARES.find((square) => square === query.get("last")) ?? null };
}

/** Returns the rules of an address; what it leaves out has the default. */
export function readGoal(query: URLSearchParams): Options {
  const named = (query.get("features") ?? "").split(",");
  const features = FEATURES.filter((feature) => named.includes(feature));
  const shared = Number(query.get("shared"));
  const most = features.length || FEATURES.length;
  return {
    ...(features.length && features.length < FEATURES.length ? { features } : {}),
    ...(query.get("squares") ? { squares: true } : {}),
    ...(Number.isInteger(shared) && shared > 1 && shared <= most ? { shared } : {}),
  };
}

export function address({ setup, last }: Place, goal: Options, page = "/analysis"): string {
  const query = new URLSearchParams({ position: write(setup) });
  if (last) query.set("last", last);
  if (goal.features) query.set("features", goal.features.join(","));
  if (goal.squares) query.set("squares", "1");
  if (goal.shared) query.set("shared", `${goal.shared}`);
  // These need no escaping, and the link is easier to read.
  return `${page}?${query.toString().replaceAll("%2F", "/").replaceAll("%2C", ",")}`;
}

/** Returns the options that say what counts as a line and differ from the default. */
export function goalOf(options: Options): Options {
  const features = options.features ?? FEATURES;
  return {
    ...(features.length < FEATURES.length ? { features } : {}),
    ...(options.squares ? { squares: true } : {}),
    ...((options.shared ?? 1) > 1 ? { shared: options.shared } : {}),
  };
}
