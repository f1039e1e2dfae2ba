/** A table as this device plays it: its connections, the newest views, the news, and pending actions. */
import { api, RequestRefused } from "../server/api.ts";
import { Live, type LiveState } from "../server/live.ts";
import { reloadOnce } from "../server/outdated.ts";
import {
  type Act,
  type ActOf,
  type News,
  type Offers,
  type Refusal,
  type Seat,
  seatIndex,
  type SeatPresence,
  type TableInfo,
  type TableView,
} from "../server/protocol.ts";
import { releasedSockets } from "./released-sockets.ts";

interface Sent {
  readonly id: string;
  readonly seat: Seat;
  readonly action: Act;
  readonly version: number;
  accepted: boolean;
}

export interface NewsInView {
  readonly news: News;
  readonly view: TableView;
}

/** A listener for events as they happen: sounds, announcements, notes. */
export interface Listener {
  news?(heard: NewsInView): void;
  refused?(refusal: Refusal): void;
  /** A seat of ours has moved to another device. */
  moved?(): void;
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** Why the stored game cannot be read to its end; then it can only be looked at. */
  unreadable = $state.raw<Refusal | null>(null);
  /** The views of the seats played here; a spectator has one without a seat. */
  views = $state.raw<readonly TableView[]>([]);
  news = $state.raw<readonly News[]>([]);
  presence = $state.raw<SeatPresence>({});
  connection = $state.raw<LiveState>({ kind: "connecting", attempt: 0 });
  next = $state<string | null>(null);
  /** Seats that were ours until they moved to another device. */
  private lost = $state.raw<readonly Seat[]>([]);
  private sent = $state.raw<readonly Sent[]>([]);
  private lives: Live[] = [];
  private over = false;
  /** Whether the first update has arrived; only what comes after it is announced. */
  private begun = false;
  private listeners: readonly Listener[] = [];

  constructor(readonly id: string) {}

  /** The newest view, which is the one to draw. */
  get view(): TableView | null {
    return this.views[0] ?? null;
  }
  get seats(): readonly Seat[] {
    return (this.info?.seats ?? []).filter((seat) => !this.lost.includes(seat));
  }
  /** Whether a seat has moved from here to another device. */
  get moved(): boolean {
    return this.lost.length > 0;
  }
  /** Whether two people play at this screen. */
  get here(): boolean {
    return this.seats.length > 1;
  }
  /** The seats whose players have not come yet, except those at this screen. */
  get awaited(): readonly Seat[] {
    return (this.view?.waiting ?? []).filter((seat) => !this.seats.includes(seat));
  }
  /** Whether this guest may see the record: a game between two people stays hidden until its end. */
  get recorded(): boolean {
    return Boolean(this.info?.outcome) || this.here || (this.info?.levels.some(Boolean) ?? false);
  }
  /** Returns the level at which the computer plays this seat; null for a person. */
  level(seat: Seat): string | null {
    return this.info?.levels[seatIndex(seat)] ?? null;
  }

  async open(): Promise<void> {
    try {
      this.info = await api.table(this.id);
    } catch (problem) {
      if (problem instanceof RequestRefused) this.problem = problem;
      // Without a server, say so and retry; a table that does not exist is final.
      if (
        !(problem instanceof RequestRefused) ||
        problem.status === 0 ||
        problem.status === 429 ||
        problem.status >= 500
      )
        setTimeout(() => void (this.over || this.open()), 3000);
      return;
    }
    if (this.over) return;
    this.problem = null;
    this.next = this.info.next;
    this.unreadable = this.info.problem ?? null;
    if (this.unreadable) return;
    const seats: (Seat | null)[] = this.seats.length ? [...this.seats] : [null];
    this.lives = seats.map((seat, index) => this.connect(seat, index === 0));
    for (const live of this.lives) live.start(releasedSockets.take(this.id));
  }

  close(): void {
    this.over = true;
    for (const live of this.lives) {
      if (this.next) releasedSockets.add(this.next, live.release());
      else live.stop();
    }
    this.listeners = [];
  }

  /** Returns the server's time. */
  now(): number {
    return this.lives[0]?.now() ?? Date.now();
  }

  retry(): void {
    for (const live of this.lives) live.retry();
  }

  listen(listener: Listener): () => void {
    this.listeners = [...this.listeners, listener];
    return () => (this.listeners = this.listeners.filter((one) => one !== listener));
  }

  act(seat: Seat, action: Act): void {
    const live = this.lives.find((one) => one.seat === seat);
    if (!live) return;
    const id = live.act(action);
    this.sent = [...this.sent, { id, seat, action, version: live.version, accepted: false }];
  }

  /** Returns the continuations of a begun action; none for a seat that is not here. Rejects with `QuestionRefused`. */
  async choices(seat: Seat, prefix: Act): Promise<Offers> {
    return (await this.lives.find((one) => one.seat === seat)?.choices(prefix)) ?? {};
  }

  /** Returns the action of one of these types that is on its way to the server, if any. */
  sending<T extends Act["type"]>(types: readonly T[]): ActOf<T> | null {
    const wanted = (action: Act): action is ActOf<T> => types.some((type) => type === action.type);
    return this.sent.map(({ action }) => action).find(wanted) ?? null;
  }

  /** Fetches what the connection does not send: the match, the next table. */
  async refresh(): Promise<void> {
    const info = await api.table(this.id).catch(() => null);
    if (!info || this.over) return;
    this.info = info;
    this.next = info.next ?? this.next;
  }

  private connect(seat: Seat | null, first: boolean): Live {
    const live: Live = new Live(this.id, seat, {
      state: (state) => {
        this.connection = this.worst();
        if (state.kind !== "closed" || !state.refusal) return;
        if (state.refusal.code === "stored") this.unreadable = state.refusal;
        this.lostSeat(seat, state.refusal);
        reloadOnce(state.refusal);
      },
      update: (view, news) => {
        const ended = view.outcome && !this.view?.outcome;
        this.sent = this.sent.filter((one) => !(one.seat === seat && one.accepted));
        const seated = this.lives.map((one) => one.seat);
        this.views = [view, ...this.views.filter((one) => one.seat !== seat && seated.includes(one.seat))];
        // Two seats at one screen get the same news; they are announced once.
        if (first) this.hear(news, view);
        if (ended || (this.info?.open && !view.players.includes(null))) void this.refresh();
      },
      presence: (seats) => (this.presence = seats),
      next: (table) => (this.next = table),
      accepted: (id) => {
        this.sent = this.sent.flatMap((one) =>
          one.id !== id ? [one] : live.version > one.version ? [] : [{ ...one, accepted: true }],
        );
      },
      refused: (id, refusal) => {
        this.sent = this.sent.filter((one) => one.id !== id);
        if (refusal.code === "not-your-seat") this.lostSeat(seat, refusal);
        else for (const listener of this.listeners) listener.refused?.(refusal);
      },
    });
    return live;
  }

  /** Handles a seat that has moved to another device: this page goes on as a spectator. */
  private lostSeat(seat: Seat | null, refusal: Refusal): void {
    if (refusal.code !== "not-your-seat" || this.over || !seat || this.lost.includes(seat)) return;
    this.lost = [...this.lost, seat];
    for (const live of this.lives) live.stop();
    this.lives = [];
    this.sent = [];
    this.news = [];
    this.begun = false;
    this.views = this.views.slice(0, 1).map((view) => ({ ...view, seat: null, offers: {}, acts: [] }));
    for (const listener of this.listeners) listener.moved?.();
    void this.open();
  }

  private hear(news: readonly News[], view: TableView): void {
    // Events before the first update are history and are not announced.
    const fresh = this.begun;
    this.begun = true;
    this.news = [...this.news, ...news];
    if (!fresh) return;
    for (const item of news) for (const listener of this.listeners) listener.news?.({ news: item, view });
  }

  private worst(): LiveState {
    const states = this.lives.map((live) => live.state);
    return states.find((state) => state.kind !== "live") ?? { kind: "live" };
  }
}
