/** What a page knows of the games behind a screen: how a view is to be read, and which buttons there are. */
import type { Act, Seat, TableView } from "../protocol.ts";
import type { Placement } from "./lattice.ts";
import type { View as AnyView } from "./model.ts";

export interface View extends AnyView {
  readonly setter: Seat;
  readonly dropper?: Seat | null;
  readonly exchanged?: boolean;
  readonly first?: Seat | null;
  readonly marked?: readonly Placement[];
  readonly winner?: Seat | null;
  readonly extender?: Seat | null;
  readonly original?: readonly Placement[];
  /** Whether his time runs. */
  readonly begun?: boolean;
}
export type Table = TableView<View>;

export interface Button {
  /** Its words, and its name in tests. */
  readonly id: string;
  readonly type: string;
  /** Whether it carries the figure as it lies. */
  readonly figure?: boolean;
  readonly act?: Act;
  readonly main?: boolean;
}

const actions = (table: TableView): readonly Act[] => table.offers?.actions ?? [];
/** Whether something of this type is offered, whole or to be tried. */
export const may = (table: TableView, type: string): boolean =>
  actions(table).some((act) => act.type === type) || (table.offers?.tries?.includes(type) ?? false);
/** Whether one may touch one's tiles. */
export const builds = (table: TableView): boolean => may(table, "arrange");

export const acting = (tables: readonly Table[]): Table | null =>
  tables.find((table) => actions(table).length > 0) ?? null;

export function buttons(table: Table): readonly Button[] {
  const found: Button[] = [];
  if (may(table, "knock")) found.push({ id: "begin", type: "knock", main: true });
  if (may(table, "stop")) found.push({ id: "stop", type: "stop", figure: true, main: true });
  if (may(table, "check")) found.push({ id: "check", type: "check", figure: true, main: true });
  if (may(table, "mark")) found.push({ id: "mark", type: "mark", figure: true });
  if (may(table, "drop")) found.push({ id: "drop", type: "drop", main: !may(table, "stop") });
  for (const act of actions(table).filter((one) => one.type === "extend")) {
    const own = act["own"] !== false;
    found.push({ id: own ? "extend" : "extend-other", type: "extend", act, main: own });
  }
  if (may(table, "surrender")) found.push({ id: "surrender", type: "surrender" });
  return found;
}

/** Which sentence says what is going on. */
export function phaseOf({ seat, view, outcome }: Table): string {
  if (outcome) return "over";
  if (view.extender) return view.extender === seat ? "extending" : "extended";
  if (view.winner) return view.winner === seat ? "choosing" : "chosen";
  if (view.builder) return view.builder !== seat ? "waiting" : view.begun ? "in-turn" : "begin";
  if (view.dropper && !view.exchanged) return view.dropper === seat ? "dropped" : "answering";
  if (view.first) return view.first === seat ? "stopped" : "open";
  return "building";
}
