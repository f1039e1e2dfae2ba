/** The faults of a figure, to be marked in its drawing. */
import type { Count } from "../../server/wire.ts";
import { type Edge, edgesBetween, type Placement } from "./lattice.ts";
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
