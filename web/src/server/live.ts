/**
 * A live connection to a table: says hello, keeps the newest view, sends actions until they are answered,
 * and reconnects by itself. It knows no game and no DOM. Time, chance and sockets are injected.
 *
 *   connecting ──open──▶ live ──lost──▶ waiting ──time──▶ connecting …
 *        └──lost──▶ waiting                 stop() or a refused hello ──▶ closed
 *
 * The connection of the next game goes on over the socket that the last one releases.
 */
import type {
  Act,
  ClientMessage,
  News,
  Offers,
  Refusal,
  Seat,
  SeatPresence,
  ServerMessage,
  TableView,
} from "./protocol.ts";
import { PROTOCOL, QuestionRefused } from "./protocol.ts";

export type LiveState =
  | { readonly kind: "connecting"; readonly attempt: number }
  | { readonly kind: "live" }
  | { readonly kind: "waiting"; readonly attempt: number; readonly until: number }
  | { readonly kind: "closed"; readonly refusal: Refusal | null };

/** The part of a WebSocket that the connection uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** The environment of the connection. */
export interface World {
  readonly connect: (table: string) => Socket;
  readonly now: () => number;
  readonly random: () => number;
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly id: () => string;
}

export interface LiveEvents {
  state?(state: LiveState): void;
  update?(view: TableView, news: readonly News[], version: number): void;
  presence?(seats: SeatPresence): void;
  next?(table: string): void;
  accepted?(id: string): void;
  refused?(id: string, refusal: Refusal): void;
}

export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 15_000;
/** The interval of keep-alives, which also measure the server's time. */
export const PULSE_MS = 20_000;
/** The time without an answer after which the connection counts as lost. */
export const PATIENCE_MS = 8_000;

const OFFLINE: Refusal = { code: "offline" };

interface Waiting {
  readonly message: ClientMessage & { id: string };
  readonly resolve?: (offers: Offers) => void;
  readonly reject?: (problem: QuestionRefused) => void;
}

export class Live {
  state: LiveState = { kind: "connecting", attempt: 0 };
  version = 0;
  private socket: Socket | null = null;
  /** Messages without an answer, in the order of sending. */
  private readonly waiting = new Map<string, Waiting>();
  private greeted = false;
  /** Whether the socket is that of another table, and has not joined this one: what comes is not of this table. */
  private joining = false;
  /** The delay before reconnecting that the server asked for, in milliseconds. */
  private pauseMs = 0;
  private cancelTimer: (() => void) | null = null;
  private cancelDoubt: (() => void) | null = null;
  private askedTimeAt: number | null = null;
  private offset = 0;
  private bestTrip = Infinity;

  constructor(
    private readonly table: string,
    readonly seat: Seat | null,
    private readonly events: LiveEvents,
    private readonly world: World = browser,
  ) {}

  /** Returns the server's time, as well as it is known. */
  now(): number {
    return this.world.now() + this.offset;
  }

  /** The ids of actions that the server has not answered. */
  get unanswered(): readonly string[] {
    return [...this.waiting.keys()];
  }

  /** Connects, or goes on over a socket that another table has released. */
  start(released: Socket | null = null): void {
    if (released) this.join(released);
    else this.connect(0);
  }

  stop(): void {
    this.drop();
    this.rejectQuestions(OFFLINE);
    this.become({ kind: "closed", refusal: null });
  }

  /** Stops, but returns the socket open; null unless it works. */
  release(): Socket | null {
    const socket = this.greeted ? this.socket : null;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      this.socket = null;
    }
    this.stop();
    return socket;
  }

  /** Reconnects now instead of after the delay. */
  retry(): void {
    if (this.state.kind === "waiting") this.connect(this.state.attempt);
    else if (this.state.kind === "live") this.askTime();
  }

  /** Sends an action, now or as soon as there is a connection; returns its id. */
  act(action: Act): string {
    const id = this.world.id();
    this.post({ message: { type: "act", id, action } });
    return id;
  }

  /**
   * Asks for the continuations of a begun action. Rejects with `QuestionRefused` if the server refuses, or if the
   * connection is closed for good; a lost connection only delays the answer.
   */
  choices(prefix: Act): Promise<Offers> {
    const { state } = this;
    if (state.kind === "closed") return Promise.reject(new QuestionRefused(state.refusal ?? OFFLINE));
    const id = this.world.id();
    return new Promise((resolve, reject) => this.post({ message: { type: "choices", id, prefix }, resolve, reject }));
  }

  private rejectQuestions(refusal: Refusal): void {
    for (const [id, { reject }] of this.waiting) {
      if (!reject) continue;
      this.waiting.delete(id);
      reject(new QuestionRefused(refusal));
    }
  }

  private post(waiting: Waiting): void {
    this.waiting.set(waiting.message.id, waiting);
    if (!this.greeted) return;
    this.send(waiting.message);
    // While an answer is pending, a lost connection should be noticed soon.
    if (!this.cancelDoubt) this.doubt();
  }

  private connect(attempt: number): void {
    this.drop();
    this.become({ kind: "connecting", attempt });
    this.bestTrip = Infinity; // It may be another server, with another clock.
    const socket = this.world.connect(this.table);
    this.use(socket);
    socket.onopen = () => {
      if (this.socket === socket) this.hello({});
    };
    // A connection attempt can hang for minutes on a bad network.
    this.doubt();
  }

  private join(socket: Socket): void {
    this.become({ kind: "connecting", attempt: 0 });
    this.use(socket);
    this.joining = true;
    this.hello({ table: this.table });
  }

  private use(socket: Socket): void {
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(String(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hello(where: { table?: string }): void {
    this.send({ type: "hello", protocol: PROTOCOL, seat: this.seat, version: this.version, ...where });
    this.doubt();
  }

  private lost(): void {
    const attempt = this.state.kind === "live" ? 1 : "attempt" in this.state ? this.state.attempt + 1 : 1;
    this.drop();
    // Half of the delay is jitter, so that not all pages reconnect at the same moment.
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
    const wait = this.pauseMs + longest * (0.5 + 0.5 * this.world.random());
    this.pauseMs = 0;
    this.become({ kind: "waiting", attempt, until: this.world.now() + wait });
    this.cancelTimer = this.world.later(() => this.connect(attempt), wait);
  }

  private drop(): void {
    this.cancelTimer?.();
    this.cancelDoubt?.();
    this.cancelTimer = this.cancelDoubt = null;
    this.greeted = this.joining = false;
    this.askedTimeAt = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private become(state: LiveState): void {
    this.state = state;
    this.events.state?.(state);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (this.joining) {
      this.receiveJoining(message);
      return;
    }
    this.cancelDoubt?.();
    this.cancelDoubt = null;
    this.learnTime(message);
    if (message.type !== "refused") this.pauseMs = 0;
    switch (message.type) {
      case "update": {
        // After a reconnect the server may repeat old news.
        const fresh = message.news.filter((news) => news.version > this.version);
        this.version = message.version;
        this.events.update?.(message.view, fresh, message.version);
        if (!this.greeted) this.welcome();
        break;
      }
      case "accepted":
        if (this.waiting.delete(message.id)) this.events.accepted?.(message.id);
        break;
      case "refused":
        // Rate limit: if the server closes the connection for it, reconnect when it says.
        if (message.code === "too-many") this.pauseMs = 1000 * Number(message.facts?.["seconds"] ?? 0);
        else if (message.id === null) this.dismissed(message);
        if (message.id !== null) this.refused(message.id, message);
        break;
      case "choices":
        this.waiting.get(message.id)?.resolve?.(message.offers);
        this.waiting.delete(message.id);
        break;
      case "presence":
        this.events.presence?.(message.seats);
        break;
      case "next":
        this.events.next?.(message.table);
        break;
      case "joined":
      case "time":
        break;
    }
  }

  private receiveJoining(message: ServerMessage): void {
    if (message.type === "joined" && message.table === this.table) this.joining = false;
    // Servers that are being replaced know no second hello; and only the refusal of a new connection is final.
    else if (message.type === "refused" && message.id === null) this.connect(0);
  }

  /** Handles the first update: resends everything without an answer under its old id. */
  private welcome(): void {
    this.greeted = true;
    this.become({ kind: "live" });
    for (const { message } of this.waiting.values()) this.send(message);
    this.askTime();
  }

  private refused(id: string, refusal: Refusal): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    waiting.reject?.(new QuestionRefused(refusal));
    this.events.refused?.(id, refusal);
  }

  private dismissed(refusal: Refusal): void {
    this.drop();
    this.rejectQuestions(refusal);
    this.become({ kind: "closed", refusal });
  }

  private askTime(): void {
    this.cancelTimer?.();
    this.askedTimeAt = this.world.now();
    this.send({ type: "time" });
    this.doubt();
    this.cancelTimer = this.world.later(() => this.askTime(), PULSE_MS);
  }

  /** Treats the connection as lost unless a message arrives soon. */
  private doubt(): void {
    this.cancelDoubt?.();
    this.cancelDoubt = this.world.later(() => this.lost(), PATIENCE_MS);
  }

  /** Estimates the server's clock: the fastest round trip gives the best offset; before one, any message will do. */
  private learnTime(message: ServerMessage): void {
    if (typeof message.now !== "number") return;
    const local = this.world.now();
    if (message.type === "time" && this.askedTimeAt !== null) {
      const trip = local - this.askedTimeAt;
      this.askedTimeAt = null;
      if (trip > this.bestTrip) {
        // Old measurements age, because clocks drift.
        this.bestTrip *= 1.2;
        return;
      }
      this.bestTrip = trip;
      this.offset = message.now + trip / 2 - local;
    } else if (this.bestTrip === Infinity) {
      this.offset = message.now - local;
    }
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const browser: World = {
  connect: (table) => new WebSocket(liveUrl(table)) as unknown as Socket,
  now: () => Date.now(),
  random: () => Math.random(),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  id: randomId,
};

function liveUrl(table: string): string {
  const secure = location.protocol === "https:";
  return `${secure ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}
