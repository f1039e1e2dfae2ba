/** The views of all games of Pentaraduga, and what every table of them reads from a view. */
import type { AnyOf, GameInfo, Seat, TableView } from "../server/protocol.ts";
import { seatIndex } from "../server/protocol.ts";
import type { Objective, PentaradugaOptions, PentaradugaView } from "../server/wire.ts";
import type { Placement } from "./tiles/lattice.ts";
import type { Tile } from "./tiles/tiles.ts";

/** The view of any game: each game has some of these fields. */
export type TilesView = AnyOf<PentaradugaView>;
export type TilesTableView = TableView<TilesView, AnyOf<PentaradugaOptions>>;

/** A place where the server lets a tile be laid, with its name in notation. */
export interface OfferedPlace {
  readonly placement: Placement;
  readonly name: string;
  readonly mark: string;
}

/** Returns the tiles that a player can lay. */
export const tilesOf = ({ view }: TilesTableView, seat: Seat): readonly (Tile | null)[] => [
  ...(view.right === seat ? (view.given ?? []) : []),
  ...view.hands[seatIndex(seat)],
];

/** Returns whose turn it is; null if both may act, or nobody. */
export function turnOf(table: TilesTableView): Seat | null {
  if (table.outcome) return null;
  return table.view.right ?? table.view.mover ?? table.view.builder ?? null;
}

const BEST = "best:";
/** Returns the goal of the solver in games in which players build figures of their own. */
export function goalOf(game: GameInfo | undefined): Objective | null {
  const shown = game?.shows.find((name) => name.startsWith(BEST));
  return shown ? (shown.slice(BEST.length) as Objective) : null;
}
