/** Asks the solver one question at a time; each has its own connection, and closing it cancels the question. */
import type { Refusal } from "../../server/protocol.ts";
import type { Analysed, AnalysisRequest, Refused, Reviewed } from "../../server/wire.ts";

/** The number of retries of a broken connection, and the delay between them. */
const TRIES = 4;
const RETRY_MS = 1000;

export class Asking<A extends Analysed | Reviewed> {
  /** The best answer so far. */
  answer = $state.raw<A | null>(null);
  problem = $state.raw<Refusal | null>(null);
  running = $state(false);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks a question; cancels the one before. */
  ask(question: AnalysisRequest): void {
    this.stop();
    this.answer = this.problem = null;
    this.running = true;
    this.connect(question, TRIES);
  }

  /** Cancels the question; keeps the answer so far. */
  stop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.running = false;
    socket?.close();
  }

  private connect(question: AnalysisRequest, tries: number): void {
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
      if (tries) this.timer = setTimeout(() => this.connect(question, tries - 1), RETRY_MS);
      else {
        this.stop();
        this.problem = { code: "offline" };
      }
    };
  }
}
