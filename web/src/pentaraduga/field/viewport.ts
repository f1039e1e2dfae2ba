/** The visible part of the endless table: the pixels per cell, and the point in the middle. */
import type { Box, Point } from "../tiles/lattice.ts";

export interface Viewport {
  /** Pixels per cell; negative if the table is seen from the other side. */
  readonly scale: number;
  /** The point of the table in the middle of the window. */
  readonly middle: Point;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const [SMALLEST_PX, LARGEST_PX] = [10, 160];
/** Cells are drawn larger than this only if somebody zooms in. */
const COMFORTABLE_PX = 84;

/** Returns the viewport that shows a whole box with a margin in cells. */
export function fitting(box: Box, size: Size, margin = 1.2, flip = false): Viewport {
  const wide = Math.max(box.right - box.left, 2) + 2 * margin;
  const high = Math.max(box.top - box.bottom, 2) + 2 * margin;
  const scale = clamp(Math.min(size.width / wide, size.height / high), SMALLEST_PX, COMFORTABLE_PX);
  return { scale: flip ? -scale : scale, middle: [(box.left + box.right) / 2, (box.bottom + box.top) / 2] };
}

/** Returns the same, clear of the upper left corner of the window: beside or below it, whichever is larger. */
export function fittingBeside(box: Box, size: Size, corner: Size, margin: number, flip = false): Viewport {
  const beside = fitting(box, { ...size, width: size.width - corner.width }, margin, flip);
  const below = fitting(box, { ...size, height: size.height - corner.height }, margin, flip);
  if (Math.abs(beside.scale) > Math.abs(below.scale)) return panned(beside, corner.width / 2, 0);
  return panned(below, 0, corner.height / 2);
}

/** Returns whether a whole box is visible, with a margin in cells, clear of the corner, from the same side. */
export function shows(viewport: Viewport, size: Size, corner: Size, box: Box, margin: number): boolean {
  const [one, two] = [
    toWindow(viewport, size, [box.left - margin, box.top + margin]),
    toWindow(viewport, size, [box.right + margin, box.bottom - margin]),
  ];
  const [left, right] = [Math.min(one[0], two[0]), Math.max(one[0], two[0])];
  const [top, bottom] = [Math.min(one[1], two[1]), Math.max(one[1], two[1])];
  const inside = left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
  return inside && (left >= corner.width || top >= corner.height);
}

/** Converts a point of the window, in pixels from its upper left corner, to the table. */
export function toTable({ scale, middle }: Viewport, size: Size, [x, y]: Point): Point {
  return [middle[0] + (x - size.width / 2) / scale, middle[1] - (y - size.height / 2) / scale];
}

export function toWindow({ scale, middle }: Viewport, size: Size, [x, y]: Point): Point {
  return [size.width / 2 + (x - middle[0]) * scale, size.height / 2 - (y - middle[1]) * scale];
}

export function panned(viewport: Viewport, dx: number, dy: number): Viewport {
  const [x, y] = viewport.middle;
  return { ...viewport, middle: [x - dx / viewport.scale, y + dy / viewport.scale] };
}

/** Returns a viewport zoomed about a point of the window. */
export function zoomed(viewport: Viewport, size: Size, factor: number, about: Point): Viewport {
  const scale = Math.sign(viewport.scale) * clamp(Math.abs(viewport.scale) * factor, SMALLEST_PX, LARGEST_PX);
  const [x, y] = toTable(viewport, size, about);
  const middle: Point = [x - (about[0] - size.width / 2) / scale, y + (about[1] - size.height / 2) / scale];
  return { scale, middle };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
