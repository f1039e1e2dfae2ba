/** The model of a replay of Pentaraduga: events, loose tiles, and questions to the solver. */
import type { StepRange } from "../../replay/steps.ts";
import { type Outcome, type Seat, seatIndex, SEATS } from "../../server/protocol.ts";
import type { PentaradugaOptions, Replay, ReplayStep } from "../../server/wire.ts";
import { cellsOf, type Placement } from "../tiles/lattice.ts";
import type { Tile } from "../tiles/tiles.ts";
import type { TilesView } from "../view.ts";

export type TilesStep = ReplayStep<TilesView, Placement>;
export type TilesReplay = Replay<TilesView, Placement, PentaradugaOptions>;

/** An entry of the list of events; successive steps of building behind a screen are one entry. */
export interface Happening extends StepRange {
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

/** Returns the tiles of a hand that lie in no figure. */
export function loose(hand: readonly (Tile | null)[], figures: TilesView["figures"]): readonly (Tile | null)[] {
  const lying = Object.values(figures).flatMap((figure) => figure.map(([tile]) => tile));
  return hand.filter((tile) => tile === null || !lying.includes(tile));
}

/** Returns the figures to draw: the common one, or one for each player who has tiles. */
export const drawn = ({ figures, hands }: TilesView): readonly string[] =>
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

/** Reasons whose messages already say who has won. */
const NAMING_THE_WINNER = ["resigned", "absent", "agreed", "time"];
/** Returns the final points, the higher first, if they decided the game. */
export function pointsOf(outcome: Outcome | null): readonly [number, number] | null {
  if (!outcome?.score || NAMING_THE_WINNER.includes(outcome.reason)) return null;
  return [Math.max(...outcome.score), Math.min(...outcome.score)];
}

/** Returns the hands with which both players have built, before an extension gave one of them all tiles. */
export const builtWith = (steps: readonly TilesStep[]): TilesView["hands"] =>
  steps.findLast(({ view }) => view.hands.every((hand) => hand.length))?.view.hands ?? [[], []];

/** Returns a hand if all its tiles are visible, else an empty one. */
export const openHand = (hand: readonly (Tile | null)[]): readonly Tile[] =>
  hand.includes(null) ? [] : (hand as readonly Tile[]);
