/** The model of games behind a screen: how to read a view, and which buttons there are. */
import type { Act, ActOf, TableView } from "../protocol.ts";
import type { Placement, QuadosView } from "../wire.ts";
import type { Table as AnyTable } from "./model.ts";

/** The views of these games; fields of Quados are missing in the others. */
export type Table = AnyTable & { readonly view: QuadosView };

export interface Button {
  /** Its words, and its name in tests. */
  readonly id: string;
  /** Returns its action for the arrangement; null if a tile has to be chosen first. */
  readonly act: ((figure: readonly Placement[]) => Act) | null;
  readonly main?: boolean;
}

type Offering = Pick<TableView, "offers">;
const actions = (table: Offering): readonly Act[] => table.offers?.actions ?? [];
/** Returns whether an action of this type is offered or may be tried. */
export const may = (table: Offering, type: Act["type"]): boolean =>
  actions(table).some((act) => act.type === type) || (table.offers?.tries?.includes(type) ?? false);
/** Returns whether the player may arrange their tiles. */
export const builds = (table: Offering): boolean => may(table, "arrange");

export const acting = (tables: readonly Table[]): Table | null =>
  tables.find((table) => actions(table).length > 0) ?? null;

export function buttons(table: Table): readonly Button[] {
  const found: Button[] = [];
  if (may(table, "knock")) found.push({ id: "begin", act: () => ({ type: "knock" }), main: true });
  if (may(table, "stop")) found.push({ id: "stop", act: (figure) => ({ type: "stop", figure }), main: true });
  if (may(table, "check")) found.push({ id: "check", act: (figure) => ({ type: "check", figure }), main: true });
  if (may(table, "mark")) found.push({ id: "mark", act: (figure) => ({ type: "mark", figure }) });
  if (may(table, "drop")) found.push({ id: "drop", act: null, main: !may(table, "stop") });
  for (const act of actions(table).filter((one): one is ActOf<"extend"> => one.type === "extend")) {
    const own = act.own !== false;
    found.push({ id: own ? "extend" : "extend-other", act: () => act, main: own });
  }
  if (may(table, "surrender")) found.push({ id: "surrender", act: () => ({ type: "surrender" }) });
  return found;
}

/** Returns the end of the Fluent id of the status line. */
export function phaseOf({ seat, view, outcome }: Table): string {
  if (outcome) return "over";
  if (view.extender) return view.extender === seat ? "extending" : "extended";
  if (view.winner) return view.winner === seat ? "choosing" : "chosen";
  if (view.builder) return view.builder !== seat ? "waiting" : view.begun ? "in-turn" : "begin";
  if (view.dropper && !view.exchanged) return view.dropper === seat ? "dropped" : "answering";
  if (view.first) return view.first === seat ? "stopped" : "open";
  return "building";
}
