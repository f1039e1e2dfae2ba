/**
 * The model of games in which tiles are laid in turn: builds a move step by step from what the server offers. It knows
 * no rules.
 */
import type { Act, ActOf, Offering, Offers } from "../../server/protocol.ts";
import type { Lay } from "../../server/wire.ts";
import { keyOf, type Placement, same } from "../tiles/lattice.ts";
import type { Tile } from "../tiles/tiles.ts";
import { type OfferedPlace, type TilesTableView, turnOf } from "../view.ts";

/** A move that is being built. */
export interface DraftMove {
  /** What is laid so far. */
  readonly laid: readonly Placement[];
  /** The tile whose place is to be chosen. */
  readonly tile: Tile | null;
  /** The move as it is, if it may end so. */
  readonly whole: Lay | null;
  /** The known continuations. */
  readonly open: readonly Lay[];
}

export const NO_DRAFT: DraftMove = { laid: [], tile: null, whole: null, open: [] };

/** An action with one tile that is not laid. */
export type TileAction = "exchange" | "hand-over" | "drop";

const isLay = (act: Act): act is Lay => act.type === "lay";
const placementsOf = (lay: Lay): readonly Placement[] => lay.placements ?? [];
const startsWith = (lay: Lay, laid: readonly Placement[]): boolean =>
  laid.every((placement, index) => {
    const other = placementsOf(lay)[index];
    return other !== undefined && same(other, placement);
  });

/** Returns the tiles with which a move may begin. */
export const firstTiles = (table: Offering): readonly Tile[] => [
  ...new Set((table.offers?.begun ?? []).filter(isLay).flatMap((lay) => lay.tile ?? [])),
];

/** Returns the tiles with which a draft may go on. */
export function nextTiles(draft: DraftMove): readonly Tile[] {
  const tiles = draft.open.map((lay) => placementsOf(lay)[draft.laid.length]?.[0] ?? lay.tile);
  return [...new Set(tiles.filter((tile) => tile !== undefined && tile !== null))];
}

/** Returns the question for the server: where may this tile be laid? */
export const prefixOf = (draft: DraftMove): Lay => ({
  type: "lay",
  ...(draft.laid.length ? { placements: draft.laid } : {}),
  ...(draft.tile ? { tile: draft.tile } : {}),
});

/** Toggles the tile to be laid next. */
export const toggleTile = (draft: DraftMove, tile: Tile): DraftMove => ({
  ...draft,
  tile: draft.tile === tile ? null : tile,
});

/** Returns where the chosen tile may be laid. */
export function placesOf(draft: DraftMove, offers: Offers): readonly OfferedPlace[] {
  const found = new Map<string, OfferedPlace>();
  const add = (lay: Lay, name: string, mark: string) => {
    const placement = placementsOf(lay)[draft.laid.length];
    if (!placement || placement[0] !== draft.tile || !startsWith(lay, draft.laid)) return;
    const known = found.get(keyOf(placement));
    if (!known) found.set(keyOf(placement), { placement, name, mark });
    else if (mark && !known.mark) found.set(keyOf(placement), { ...known, mark });
  };
  const acts = [...(offers.actions ?? []), ...(offers.begun ?? [])];
  acts.forEach((act, index) => isLay(act) && add(act, offers.names?.[index] ?? "", offers.marks?.[index] ?? ""));
  for (const act of draft.open) add(act, "", "");
  return [...found.values()];
}

/** Returns the draft with the chosen tile laid at an offered place. */
export function layOffered(draft: DraftMove, offers: Offers, placement: Placement): DraftMove {
  const laid = [...draft.laid, placement];
  const all = [...(offers.actions ?? []), ...(offers.begun ?? []), ...draft.open].filter(isLay);
  const candidates = all.filter((one) => startsWith(one, laid));
  const whole = candidates.find((one) => !one.tile && placementsOf(one).length === laid.length) ?? null;
  return {
    laid,
    tile: null,
    whole,
    open: candidates.filter((one) => one !== whole && (one.tile || placementsOf(one).length > laid.length)),
  };
}

/** Returns the draft with a tile laid anywhere; without aids it may go on with any other tile. */
export function layAnywhere(draft: DraftMove, placement: Placement, tiles: readonly Tile[]): DraftMove {
  const laid = [...draft.laid, placement];
  const others = tiles.filter((tile) => !laid.some(([name]) => name === tile));
  return {
    laid,
    tile: null,
    whole: { type: "lay", placements: laid },
    open: others.map((tile) => ({ type: "lay", placements: laid, tile })),
  };
}

/** Returns whether every move lays exactly one tile. */
export const isOneTileMove = ({ view }: TilesTableView): boolean => view.need === "any" || view.need === "full";

/** Returns whether nothing remains to be chosen. */
export const isComplete = (draft: DraftMove): boolean => draft.whole !== null && draft.open.length === 0;

/** Returns the offered actions of a type. */
export const offered = <T extends Act["type"]>(table: Offering, type: T): readonly ActOf<T>[] =>
  (table.offers?.actions ?? []).filter((act): act is ActOf<T> => act.type === type);
export const offeredFor = (table: Offering, type: TileAction, tile: Tile): Act | null =>
  offered(table, type).find((act) => act.tile === tile) ?? null;

/** Returns the view at this screen that can act, if any. */
export const acting = (tables: readonly TilesTableView[]): TilesTableView | null =>
  tables.find(
    (table) =>
      (table.offers?.begun?.length ?? 0) + (table.offers?.actions?.length ?? 0) > 0 &&
      (table.seat === turnOf(table) || turnOf(table) === null),
  ) ?? null;

/** Returns the end of the Fluent id of the status line, in a race or in turns. */
export function phaseOf({ view, outcome }: TilesTableView, race: boolean): string {
  if (outcome) return "over";
  if (view.lock) return `lock-${view.lock[1]}`;
  if (view.claim) return `lock-${view.claim}`;
  if (view.stage) return `stage-${view.stage}`;
  // A race has no turns; its view has no stage before the exchange of all.
  if (race) return view.mover ? "move" : "race";
  if (view.opening) return "opening";
  if (view.first) return view.need === "full" ? "replay-full" : "replay-any";
  return view.need ?? "move";
}
