import { vi } from "vitest";
import type { TableInfo } from "../../src/server/protocol.ts";
import type { FullsOptions } from "../../src/server/wire.ts";
import { FakeSocket } from "./socket.ts";

export const INFO: TableInfo = {
  table: "t1",
  game: "fulls",
  options: {} as FullsOptions,
  players: ["Ann", "Bo"],
  levels: [null, "3"],
  seats: ["A"],
  started: 0,
  outcome: null,
  match: null,
  next: null,
  invite: null,
  open: false,
  here: false,
  set_up: null,
};

/** Stands in for the network of a page until `vi.unstubAllGlobals()`. */
export class FakeNetwork {
  sockets: FakeSocket[] = [];
  /** Addresses that were fetched. */
  asked: string[] = [];
  /** The server's answer to a request for a table; a number is a status without a body. */
  answer: TableInfo | number | "offline" = INFO;

  constructor() {
    const { sockets } = this;
    vi.stubGlobal("location", { protocol: "https:", host: "fourfold.example" });
    vi.stubGlobal(
      "WebSocket",
      class extends FakeSocket {
        constructor(readonly url: string) {
          super();
          sockets.push(this);
        }
      },
    );
    vi.stubGlobal("fetch", (url: string) => this.fetch(url));
  }

  socket(index = 0): FakeSocket {
    return this.sockets.at(index) as FakeSocket;
  }

  private fetch(url: string): Promise<Response> {
    this.asked.push(url);
    const { answer } = this;
    if (answer === "offline") return Promise.reject(new TypeError("no connection"));
    return Promise.resolve(
      typeof answer === "number" ? new Response("", { status: answer }) : new Response(JSON.stringify(answer)),
    );
  }
}
