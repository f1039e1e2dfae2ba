/** Walks through the steps of a game: by keys, by itself, and by the address, which names the step. */
import { route, updateAddress } from "../navigation/router.svelte.ts";
import { stepAsked, stepByKey } from "./steps.ts";

/** How long a step is shown while the game plays by itself. */
const STEP_MS = 1200;

/** The current step. Create it while the component initialises. */
export class Walk {
  playing = $state(false);
  private asked = $derived.by(() => stepAsked(route.query.get("step"), this.count()));
  readonly step = $derived.by(() => Math.min(this.asked, this.count() - 1));

  constructor(private readonly count: () => number) {
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.atEnd) this.playing = false;
        else this.asked += 1;
      }, STEP_MS);
      return () => clearInterval(timer);
    });
    $effect(() => {
      // The address names the step, so that it can be shared; not at every moment of a drag, browsers forbid that.
      const address = `${location.pathname}?step=${this.step}`;
      const timer = setTimeout(() => updateAddress(address), 300);
      return () => clearTimeout(timer);
    });
  }

  get last(): number {
    return this.count() - 1;
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  go = (to: number): void => {
    this.playing = false;
    this.asked = Math.max(0, Math.min(to, this.count() - 1));
  };

  play = (): void => {
    if (!this.playing && this.atEnd) this.asked = 0;
    this.playing = !this.playing;
  };

  onkeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    // Fields have their own use for these keys, and so has an open dialog.
    if ((event.target as Element).closest("input, textarea, select, dialog, [role=grid], [role=toolbar]")) return;
    const to = stepByKey(event.key, this.step, this.count(), document.dir === "rtl");
    if (to === null) return;
    event.preventDefault();
    this.go(to);
  };
}
