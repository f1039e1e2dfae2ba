/**
 * The model of games in which tiles are laid: how to read a view, and how to build a move step by step from what the
 * server offers. It knows no rules.
 */
import { type Act, type ActOf, type AnyOf, type Offers, type Seat, seatIndex, type TableView } from "../protocol.ts";
import type { Count, Lay, PentaradugaOptions, PentaradugaView } from "../wire.ts";
import { type Edge, edgesBetween, keyOf, type Placement, same } from "./lattice.ts";
import type { Tile } from "./tiles.ts";

/** Returns the edges and points of faults: clashes, rough joints, spoiled corners. */
export function faultsOf(
  count: Pick<Count, "clashes" | "rough" | "spoiled"> | undefined,
  lying: readonly Placement[],
): readonly Edge[] {
  const placed = (name: Tile) => lying.filter(([tile]) => tile === name);
  const rough = (count?.rough ?? []).flatMap(([one, two]) =>
    placed(one).flatMap((first) => placed(two).flatMap((second) => edgesBetween(first, second).slice(0, 1))),
  );
  const all = [...(count?.clashes ?? []), ...rough, ...(count?.spoiled ?? []).map((point): Edge => [point, point])];
  // A rough joint may clash as well: one cross is enough.
  return [...new Map(all.map((edge) => [edge.flat().join(), edge])).values()];
}

/** The views of all games; each game has some of these. */
export type View = AnyOf<PentaradugaView>;
export type Table = TableView<View, AnyOf<PentaradugaOptions>>;

/** A move that is being built. */
export interface Build {
  /** What is laid so far. */
  readonly laid: readonly Placement[];
  /** The tile whose place is to be chosen. */
  readonly tile: Tile | null;
  /** The move as it is, where it may end so. */
  readonly whole: Lay | null;
  /** The known continuations. */
  readonly open: readonly Lay[];
}

export interface Place {
  readonly placement: Placement;
  readonly name: string;
  readonly mark: string;
}

export const NOTHING: Build = { laid: [], tile: null, whole: null, open: [] };

const isLay = (act: Act): act is Lay => act.type === "lay";
const placementsOf = (lay: Lay): readonly Placement[] => lay.placements ?? [];
const begins = (lay: Lay, laid: readonly Placement[]): boolean =>
  laid.every((placement, index) => {
    const other = placementsOf(lay)[index];
    return other !== undefined && same(other, placement);
  });

/** Returns the tiles that a player can lay. */
export const tilesOf = ({ view }: Table, seat: Seat): readonly (Tile | null)[] => [
  ...(view.right === seat ? (view.given ?? []) : []),
  ...view.hands[seatIndex(seat)],
];

/** The tiles with which a move may begin. */
export const beginnings = (table: Pick<TableView, "offers">): readonly Tile[] => [
  ...new Set((table.offers?.begun ?? []).filter(isLay).flatMap((lay) => lay.tile ?? [])),
];

/** The tiles with which a move that was begun may go on. */
export function followers(build: Build): readonly Tile[] {
  const tiles = build.open.map((lay) => placementsOf(lay)[build.laid.length]?.[0] ?? lay.tile);
  return [...new Set(tiles.filter((tile) => tile !== undefined && tile !== null))];
}

/** Returns the question for the server: where this tile may be laid. */
export const prefixOf = (build: Build): Lay => ({
  type: "lay",
  ...(build.laid.length ? { placements: build.laid } : {}),
  ...(build.tile ? { tile: build.tile } : {}),
});

/** Toggles the tile to be laid next. */
export const choose = (build: Build, tile: Tile): Build => ({ ...build, tile: build.tile === tile ? null : tile });

/** Where the chosen tile may be laid. */
export function placesOf(build: Build, offers: Offers): readonly Place[] {
  const found = new Map<string, Place>();
  const add = (lay: Lay, name: string, mark: string) => {
    const placement = placementsOf(lay)[build.laid.length];
    if (!placement || placement[0] !== build.tile || !begins(lay, build.laid)) return;
    const known = found.get(keyOf(placement));
    if (!known) found.set(keyOf(placement), { placement, name, mark });
    else if (mark && !known.mark) found.set(keyOf(placement), { ...known, mark });
  };
  const told = [...(offers.actions ?? []), ...(offers.begun ?? [])];
  told.forEach((act, index) => isLay(act) && add(act, offers.names?.[index] ?? "", offers.marks?.[index] ?? ""));
  for (const act of build.open) add(act, "", "");
  return [...found.values()];
}

/** Returns the move with the chosen tile laid there. */
export function lay(build: Build, offers: Offers, placement: Placement): Build {
  const laid = [...build.laid, placement];
  const all = [...(offers.actions ?? []), ...(offers.begun ?? []), ...build.open].filter(isLay);
  const candidates = all.filter((one) => begins(one, laid));
  const whole = candidates.find((one) => !one.tile && placementsOf(one).length === laid.length) ?? null;
  return {
    laid,
    tile: null,
    whole,
    open: candidates.filter((one) => one !== whole && (one.tile || placementsOf(one).length > laid.length)),
  };
}

/** Returns the move with a tile laid anywhere; without aids it may continue with any other tile. */
export function layAnyhow(build: Build, placement: Placement, tiles: readonly Tile[]): Build {
  const laid = [...build.laid, placement];
  const others = tiles.filter((tile) => !laid.some(([name]) => name === tile));
  return {
    laid,
    tile: null,
    whole: { type: "lay", placements: laid },
    open: others.map((tile) => ({ type: "lay", placements: laid, tile })),
  };
}

/** Returns whether a move is always one tile. */
export const lonely = ({ view }: Table): boolean => view.need === "any" || view.need === "full";

/** Whether nothing remains to be chosen. */
export const complete = (build: Build): boolean => build.whole !== null && build.open.length === 0;

/** What is done with one tile. */
export type OfOneTile = "exchange" | "hand-over" | "drop";

/** Returns the offered actions of a type. */
export const offered = <T extends Act["type"]>(table: Pick<TableView, "offers">, type: T): readonly ActOf<T>[] =>
  (table.offers?.actions ?? []).filter((act): act is ActOf<T> => act.type === type);
export const offeredFor = (table: Pick<TableView, "offers">, type: OfOneTile, tile: Tile): Act | null =>
  offered(table, type).find((act) => act.tile === tile) ?? null;

/** Returns whose turn it is; null if both may act, or nobody. */
export function turnOf(table: Table): Seat | null {
  if (table.outcome) return null;
  return table.view.right ?? table.view.mover ?? table.view.builder ?? null;
}

/** Returns the view at this screen that can act, if any. */
export const acting = (tables: readonly Table[]): Table | null =>
  tables.find(
    (table) =>
      (table.offers?.begun?.length ?? 0) + (table.offers?.actions?.length ?? 0) > 0 &&
      (table.seat === turnOf(table) || turnOf(table) === null),
  ) ?? null;

/** Returns the end of the Fluent id of the status line, in a race or in turns. */
export function phaseOf({ view, outcome }: Table, race: boolean): string {
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
