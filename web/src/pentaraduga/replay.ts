/** The model of a replay of Pentaraduga: events, loose tiles, and questions to the solver. */
import { type GameInfo, type Outcome, type Seat, seatIndex, SEATS } from "../protocol.ts";
import type { At } from "../replay/replay.ts";
import { cellsOf, type Placement } from "./lattice.ts";
import type { View } from "./model.ts";
import type { Tile } from "./tiles.ts";
import type { Goal, PentaradugaOptions, Replay, Step } from "../wire.ts";

export type TilesStep = Step<View, Placement>;
export type TilesReplay = Replay<View, Placement, PentaradugaOptions>;

/** An entry of the list; all steps of building behind a screen are one entry. */
export interface Happening extends At {
  readonly builders: readonly Seat[];
}

export function happenings(steps: readonly TilesStep[]): readonly Happening[] {
  const found: Happening[] = [];
  steps.forEach(({ what, seat }, index) => {
    const builders = what?.type === "arrange" && seat ? [seat] : [];
    const before = found.at(-1);
    if (builders.length && before?.builders.length) {
      found[found.length - 1] = { ...before, to: index, builders: [...new Set([...before.builders, ...builders])] };
    } else found.push({ from: index, to: index, builders });
  });
  return found;
}

/** The tiles of a hand that lie in no figure. */
export function loose(hand: readonly (Tile | null)[], figures: View["figures"]): readonly (Tile | null)[] {
  const lying = Object.values(figures).flatMap((figure) => figure.map(([tile]) => tile));
  return hand.filter((tile) => tile === null || !lying.includes(tile));
}

/** The figures to draw: a common one, or one of each player with tiles; one who extends a figure has all of them. */
export const drawn = ({ figures, hands }: View): readonly string[] =>
  "common" in figures
    ? ["common"]
    : SEATS.filter(
        (seat) =>
          hands.every((hand) => hand.length === 0) || hands[seatIndex(seat)].length > 0 || figures[seat]?.length,
      );

/** Returns the placements of a step. */
export const laidBy = ({ what }: TilesStep): readonly Placement[] =>
  what?.type === "lay" ? (what.placements ?? []) : [];

/** Returns the number of different pairs of cells among missed places. */
export const spots = (missed: readonly Placement[]): number =>
  new Set(missed.map((placement) => cellsOf(placement).map(String).sort().join(" "))).size;

const BEST = "best:";
/** Returns the goal of the solver in games in which players build figures of their own. */
export function goalOf(game: GameInfo | undefined): Goal | null {
  const shown = game?.shows.find((name) => name.startsWith(BEST));
  return shown ? (shown.slice(BEST.length) as Goal) : null;
}

/** Reasons to end any game whose words say who has won. */
const TELLING = ["resigned", "absent", "agreed", "time"];
/** Returns the final points, the higher first, if they decided the game. */
export function pointsOf(outcome: Outcome | null): readonly [number, number] | null {
  if (!outcome?.score || TELLING.includes(outcome.reason)) return null;
  return [Math.max(...outcome.score), Math.min(...outcome.score)];
}

/** Returns the hands with which both have built, before an extension gave one player all tiles. */
export const builtWith = (steps: readonly TilesStep[]): View["hands"] =>
  steps.findLast(({ view }) => view.hands.every((hand) => hand.length))?.view.hands ?? [[], []];

/** Returns a hand if all its tiles are visible, else an empty one. */
export const openHand = (hand: readonly (Tile | null)[]): readonly Tile[] =>
  hand.includes(null) ? [] : (hand as readonly Tile[]);
