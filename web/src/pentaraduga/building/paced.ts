/** Coalesces values: sends only the newest, at most four per second. */
export class Paced<T> {
  private last = -Infinity;
  private newest: T | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly deliver: (value: T) => void,
    private readonly intervalMs = 270,
    private readonly now: () => number = () => performance.now(),
  ) {}

  send(value: T): void {
    this.newest = value;
    if (this.timer !== null) return;
    this.timer = setTimeout(() => this.flush(), Math.max(0, this.last + this.intervalMs - this.now()));
  }

  /** Drops the value that waits to be sent. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    [this.timer, this.newest] = [null, null];
  }

  /** Sends the waiting value now. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { newest } = this;
    if (newest === null) return;
    [this.newest, this.last] = [null, this.now()];
    this.deliver(newest);
  }
}
