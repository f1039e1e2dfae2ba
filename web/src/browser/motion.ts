/**
 * Animates elements from their old place to their new one (FLIP): measured before and after a change. An element that
 * travels has a `data-travels` key, unique on the page.
 */

export type Rectangles = Map<string, DOMRect>;

const DURATION_MS = 190;
/** Where dragged elements were dropped, which is where their flight begins. */
const released: Rectangles = new Map();

type Drawn = SVGElement | HTMLElement;

interface Flight {
  readonly element: Drawn;
  readonly to: DOMRect;
  readonly double: HTMLElement;
  /** Removes the copy and shows the element itself. */
  readonly end: () => void;
}
const flights = new Map<string, Flight>();

/** Returns where every travelling element is now, also in the middle of a flight. */
export function measure(root: ParentNode): Rectangles {
  const found: Rectangles = new Map();
  for (const element of root.querySelectorAll<Element>("[data-travels]")) {
    found.set(key(element), element.getBoundingClientRect());
  }
  for (const [name, { double }] of flights) found.set(name, double.getBoundingClientRect());
  for (const [name, place] of released) found.set(name, place);
  released.clear();
  return found;
}

/** Animates every element that has moved since `before` to its new place. */
export function travel(root: ParentNode, before: Rectangles): void {
  for (const flight of [...flights.values()]) if (!flight.element.isConnected) flight.end();
  for (const element of root.querySelectorAll<Drawn>("[data-travels]")) {
    const from = before.get(key(element));
    const to = element.getBoundingClientRect();
    const flight = flights.get(key(element));
    // A flight to the right place continues; a new destination begins a new flight.
    if (flight && Math.hypot(flight.to.x - to.x, flight.to.y - to.y) < 4) continue;
    flight?.end();
    if (!from || !to.width || !from.width) continue;
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    if (Math.hypot(dx, dy) >= 4) fly(element, to, `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`);
  }
}

function fly(element: Drawn, to: DOMRect, start: string): void {
  const name = key(element);
  const double = float(element);
  const end = () => {
    // A flight that was replaced has nothing left to clean up.
    if (flights.get(name)?.double !== double) return;
    double.remove();
    element.style.visibility = "";
    flights.delete(name);
  };
  element.style.visibility = "hidden";
  flights.set(name, { element, to, double, end });
  double.animate([{ transform: start }, { transform: "none" }], {
    duration: DURATION_MS,
    easing: "cubic-bezier(.3,.7,.3,1)",
  }).onfinish = end;
}

/** Returns a copy that floats above the page in the place of the original. */
export function float(picture: Drawn): HTMLElement {
  const box = picture.getBoundingClientRect();
  const double = document.createElement("div");
  const copy = picture.cloneNode(true) as Drawn;
  copy.removeAttribute("data-travels");
  copy.style.visibility = "";
  double.append(copy);
  double.ariaHidden = "true";
  Object.assign(double.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    pointerEvents: "none",
    zIndex: "50",
  });
  document.body.append(double);
  return double;
}

export function releasedAt(name: string, place: DOMRect): void {
  released.set(name, place);
}

const key = (element: Element) => element.getAttribute("data-travels") ?? "";
