/**
 * A tile carried by the pointer, from where it was picked up to the field that takes it. A table has one `Carry`;
 * hands begin it, fields watch it.
 */
import { swallowClick } from "../../browser/drag.ts";
import { type Direction, type Point, turned } from "../tiles/lattice.ts";
import type { Tile } from "../tiles/tiles.ts";

export interface Held {
  readonly tile: Tile;
  /** Its direction while no place decides it. */
  readonly direction: Direction;
  /** Where the pointer is on the screen. */
  readonly at: Point;
  /** Where it came from: a hand, or a figure by name. */
  readonly from: string;
}

/** A pointer that moves less than this is a tap. */
const THRESHOLD_PX = 7;

export class Carry {
  held = $state.raw<Held | null>(null);
  /** Lays it: set by the field under the pointer, called on release. */
  drop = $state.raw<(() => void) | null>(null);
  /** How large a cell is drawn where it would be laid. */
  cell = $state(40);

  /**
   * Follows a pointer that went down on a tile. Calls `onstart` when it has moved far enough, which may refuse; a press
   * that does not move stays a tap.
   */
  follow(
    start: PointerEvent,
    tile: Tile,
    direction: Direction,
    from: string,
    onstart: () => boolean,
    onend?: () => void,
  ): void {
    if (start.button !== 0 || !start.isPrimary) return;
    const stop = new AbortController();
    const { signal } = stop;
    const end = (dropped: boolean) => {
      stop.abort();
      const { drop } = this;
      const carried = this.held !== null;
      this.held = null;
      this.drop = null;
      if (carried && dropped) swallowClick();
      if (carried && dropped) drop?.();
      if (carried) onend?.();
    };
    addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== start.pointerId) return;
        const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
        if (!this.held && (far < THRESHOLD_PX || !onstart())) return;
        event.preventDefault();
        this.held = { tile, direction: this.held?.direction ?? direction, at: [event.clientX, event.clientY], from };
      },
      { signal, passive: false },
    );
    addEventListener("pointerup", (event) => event.pointerId === start.pointerId && end(true), { signal });
    addEventListener("pointercancel", (event) => event.pointerId === start.pointerId && end(false), { signal });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") end(false);
        else if (event.key === "r" || event.key === "R") this.turnHeld();
      },
      { signal },
    );
    addEventListener(
      "wheel",
      (event) => {
        if (!this.held) return;
        event.preventDefault();
        event.stopPropagation();
        this.turnHeld(event.deltaY > 0 ? 1 : 3);
      },
      { signal, passive: false, capture: true },
    );
  }

  private turnHeld(quarters = 1): void {
    if (this.held) this.held = { ...this.held, direction: turned(this.held.direction, quarters) };
  }
}
