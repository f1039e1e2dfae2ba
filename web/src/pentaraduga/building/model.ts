/** The model of games behind a screen: how to read a view, and which buttons there are. */
import type { Act, ActOf, Offering } from "../../server/protocol.ts";
import type { Placement, QuadosView } from "../../server/wire.ts";
import type { TilesTableView } from "../view.ts";

/** The views of these games; fields of Quados are missing in the others. */
export type BuildingTableView = TilesTableView & { readonly view: QuadosView };

export interface Button {
  /** The end of its Fluent id and of its test id. */
  readonly id: string;
  /** Returns its action for the arrangement; null if a tile has to be chosen first. */
  readonly act: ((figure: readonly Placement[]) => Act) | null;
  readonly main?: boolean;
}

const actions = (table: Offering): readonly Act[] => table.offers?.actions ?? [];
/** Returns whether an action of this type is offered or may be tried. */
export const canDo = (table: Offering, type: Act["type"]): boolean =>
  actions(table).some((act) => act.type === type) || (table.offers?.tries?.includes(type) ?? false);
/** Returns whether the player may arrange their tiles. */
export const canArrange = (table: Offering): boolean => canDo(table, "arrange");

export const acting = (tables: readonly BuildingTableView[]): BuildingTableView | null =>
  tables.find((table) => actions(table).length > 0) ?? null;

export function buttons(table: BuildingTableView): readonly Button[] {
  const found: Button[] = [];
  if (canDo(table, "knock")) found.push({ id: "begin", act: () => ({ type: "knock" }), main: true });
  if (canDo(table, "stop")) found.push({ id: "stop", act: (figure) => ({ type: "stop", figure }), main: true });
  if (canDo(table, "check")) found.push({ id: "check", act: (figure) => ({ type: "check", figure }), main: true });
  if (canDo(table, "mark")) found.push({ id: "mark", act: (figure) => ({ type: "mark", figure }) });
  if (canDo(table, "drop")) found.push({ id: "drop", act: null, main: !canDo(table, "stop") });
  for (const act of actions(table).filter((one): one is ActOf<"extend"> => one.type === "extend")) {
    const own = act.own !== false;
    found.push({ id: own ? "extend" : "extend-other", act: () => act, main: own });
  }
  if (canDo(table, "surrender")) found.push({ id: "surrender", act: () => ({ type: "surrender" }) });
  return found;
}

/** Returns the end of the Fluent id of the status line. */
export function phaseOf({ seat, view, outcome }: BuildingTableView): string {
  if (outcome) return "over";
  if (view.extender) return view.extender === seat ? "extending" : "extended";
  if (view.winner) return view.winner === seat ? "choosing" : "chosen";
  if (view.builder) return view.builder !== seat ? "waiting" : view.begun ? "in-turn" : "begin";
  if (view.dropper && !view.exchanged) return view.dropper === seat ? "dropped" : "answering";
  if (view.first) return view.first === seat ? "stopped" : "open";
  return "building";
}
