/** The address of an analysis: it names position and rules, so that a link opens the same. */
import type { AnyOptions } from "../../server/protocol.ts";
import { FEATURES } from "../board/pieces.ts";
import { EMPTY, read, type Setup, write } from "../board/setup.ts";
import { type Square, SQUARES } from "../board/squares.ts";

/** A position, and the square placed last as long as a line there can be called. */
export interface AnalysedPosition {
  readonly setup: Setup;
  readonly last: Square | null;
}

/** What counts as a line by default. */
export const DEFAULT_LINE_OPTIONS: AnyOptions = { features: FEATURES, squares: false, shared: 1 };

export const START: AnalysedPosition = { setup: EMPTY, last: null };

export function readAnalysed(query: URLSearchParams): AnalysedPosition {
  const found = read(query.get("position") ?? "");
  if (!("setup" in found)) return START;
  return { setup: found.setup, last: SQUARES.find((square) => square === query.get("last")) ?? null };
}

/** Returns the options of an address that say what counts as a line; those that it leaves out have their default. */
export function readLineOptions(query: URLSearchParams): AnyOptions {
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

export function analysisAddress({ setup, last }: AnalysedPosition, goal: AnyOptions, page = "/analysis"): string {
  const query = new URLSearchParams({ position: write(setup) });
  if (last) query.set("last", last);
  if (goal.features) query.set("features", goal.features.join(","));
  if (goal.squares) query.set("squares", "1");
  if (goal.shared) query.set("shared", `${goal.shared}`);
  // These need no escaping, and the link is easier to read.
  return `${page}?${query.toString().replaceAll("%2F", "/").replaceAll("%2C", ",")}`;
}

/** Returns the options that say what counts as a line and differ from the default. */
export function lineOptionsOf(options: AnyOptions): AnyOptions {
  const features = options.features ?? FEATURES;
  return {
    ...(features.length < FEATURES.length ? { features } : {}),
    ...(options.squares ? { squares: true } : {}),
    ...((options.shared ?? 1) > 1 ? { shared: options.shared } : {}),
  };
}
