/** Coalesces values: sends only the newest, at most four per second. */
export class Paced<T> {
  private last = -Infinity;
  private newest: T | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly deliver: (thing: T) => void,
    private readonly pause = 270,
    private readonly now: () => number = () => performance.now(),
  ) {}

  send(thing: T): void {
    this.newest = thing;
    if (this.timer !== null) return;
    this.timer = setTimeout(() => this.flush(), Math.max(0, this.last + this.pause - this.now()));
  }

  /** Forgets what was not sent. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    [this.timer, this.newest] = [null, null];
  }

  /** Sends now what waits to be sent. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { newest } = this;
    if (newest === null) return;
    [this.newest, this.last] = [null, this.now()];
    this.deliver(newest);
  }
}
