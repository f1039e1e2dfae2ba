/** One question at a time to the solver: a connection each, which is closed to cancel it. */
import type { Refusal } from "../protocol.ts";
import type { Analysed, Question, Refused, Reviewed } from "../wire.ts";

/** How often a broken connection is tried again, and after how many milliseconds. */
const TRIES = 4;
const PAUSE = 1000;

export class Asking<A extends Analysed | Reviewed> {
  /** What is known so far. */
  answer = $state.raw<A | null>(null);
  problem = $state.raw<Refusal | null>(null);
  running = $state(false);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks; what was asked before is cancelled. */
  ask(question: Question): void {
    this.stop();
    this.answer = this.problem = null;
    this.running = true;
    this.connect(question, TRIES);
  }

  /** Cancels the question; what is known stays. */
  stop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.running = false;
    socket?.close();
  }

  private connect(question: Question, tries: number): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/analysis`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(question));
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      const said = JSON.parse(String(data)) as A | Refused;
      if ("code" in said) this.problem = said;
      else this.answer = said;
      if ("code" in said || said.ended) this.stop();
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (tries) this.timer = setTimeout(() => this.connect(question, tries - 1), PAUSE);
      else {
        this.stop();
        this.problem = { code: "offline" };
      }
    };
  }
}
