/**
 * Drag and drop by pointer events, for mouse, pen and finger alike. A source is an attachment that
 * says what it drags; a target is any element with `data-drop`. A press that does not move stays a tap.
 */
import { float, releasedAt } from "./motion.ts";

export interface Dragged {
  /** The names of targets that accept it; others are neither highlighted nor reported. */
  readonly onto: readonly string[];
  /** The `data-travels` key of the dragged element, so that it moves on from where it was dropped. */
  readonly travels: string;
  readonly ondrop: (target: string) => void;
  readonly onstart?: () => void;
}

/** A pointer that moves less than this is a tap. */
const THRESHOLD_PX = 7;

/** Returns an attachment that lets an element be dragged: `{@attach draggable(() => dragged or null)}`. */
export function draggable(source: () => Dragged | null) {
  return (element: HTMLElement) => {
    let end: (() => void) | null = null;
    const down = (event: PointerEvent) => {
      const dragged = event.button === 0 && event.isPrimary ? source() : null;
      if (dragged) end = follow(element, event, dragged);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      end?.();
    };
  };
}

function follow(element: HTMLElement, start: PointerEvent, dragged: Dragged): () => void {
  const picture = element.querySelector<SVGElement>("svg[data-piece]") ?? element;
  let ghost: HTMLElement | null = null;
  let lit: Element | null = null;
  const stop = new AbortController();
  const { signal } = stop;

  const targetAt = (x: number, y: number): HTMLElement | null => {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
    return found && dragged.onto.includes(found.dataset["drop"] ?? "") ? found : null;
  };
  const light = (target: Element | null) => {
    if (target === lit) return;
    lit?.classList.remove("drop");
    target?.classList.add("drop");
    lit = target;
  };
  const clean = () => {
    stop.abort();
    light(null);
    ghost?.remove();
    picture.style.visibility = "";
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost) {
      if (Math.hypot(dx, dy) < THRESHOLD_PX) return;
      dragged.onstart?.();
      ghost = float(picture);
      ghost.style.filter = "drop-shadow(0 10px 8px rgb(0 0 0 / .3))";
      picture.style.visibility = "hidden";
    }
    event.preventDefault();
    ghost.style.translate = `${dx}px ${dy}px`;
    light(targetAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (ghost) {
      const target = targetAt(event.clientX, event.clientY);
      releasedAt(dragged.travels, ghost.getBoundingClientRect());
      swallowClick();
      clean();
      dragged.ondrop(target?.dataset["drop"] ?? "");
    } else clean();
  };
  addEventListener("pointermove", move, { signal, passive: false });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", clean, { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && clean(), { signal });
  return clean;
}

/** Suppresses the click that the browser sends after a drag. */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
