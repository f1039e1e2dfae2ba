/** The contents of a field: tiles that lie on it, and places where a tile may be laid. */
import type { Placement } from "../tiles/lattice.ts";

export interface FieldTile {
  readonly placement: Placement;
  readonly name?: string;
  readonly tone?: "last" | "busy" | "faint" | "chosen" | "fixed";
  readonly movable?: boolean;
}

export interface FieldPlace {
  readonly placement: Placement;
  readonly name: string;
  readonly mark?: string;
}
