/** The server's operations over HTTP. Every refusal becomes a `RequestRefused` with its code and facts. */
import { untrack } from "svelte";
import { language } from "../words/words.svelte.ts";
import type { Refusal } from "./protocol.ts";
import type { Operations, Seat, TableRequest, Trainer } from "./wire.ts";

export class RequestRefused extends Error implements Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
  constructor(
    readonly status: number,
    refusal: Refusal,
  ) {
    super(refusal.text ?? refusal.code);
    this.code = refusal.code;
    this.facts = refusal.facts ?? {};
    this.text = refusal.text ?? "";
  }
}

type Operation = keyof Operations;
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** Values for the names in the path of an operation; others go into the query. */
type ParametersOf<O extends Operation> = Readonly<Record<NamesIn<O>, string> & Record<string, string | number>>;
/** The body of an operation that takes one. */
type BodyOf<O extends Operation> = Operations[O]["takes"] extends null ? [] : [body: Operations[O]["takes"]];

/** Returns the address of an operation. */
function addressOf<O extends Operation>(operation: O, parameters: ParametersOf<O>): string {
  let path: string = operation.slice(operation.indexOf("/"));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number>(parameters)) {
    const filled = path.replace(`{${name}}`, () => encodeURIComponent(value));
    if (filled === path) query.set(name, `${value}`);
    path = filled;
  }
  return query.size ? `${path}?${query}` : path;
}

/** Requests an operation and returns its answer; rejects with `RequestRefused`. */
export async function request<O extends Operation>(
  operation: O,
  parameters: ParametersOf<O>,
  ...[body]: BodyOf<O>
): Promise<Operations[O]["gives"]> {
  const [method = ""] = operation.split(" ");
  const posts = method === "POST";
  let response: Response;
  try {
    response = await fetch(addressOf(operation, parameters), {
      method,
      // The server gives names, such as the computer's, in the language of the page; untracked, because a change of
      // language is no reason to ask again.
      headers: { "accept-language": untrack(language), ...(posts ? { "content-type": "application/json" } : {}) },
      body: posts ? JSON.stringify(body ?? {}) : null,
    });
  } catch {
    throw new RequestRefused(0, { code: "offline" });
  }
  if (response.ok) return (await response.json()) as Operations[O]["gives"];
  const refusal = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  throw new RequestRefused(response.status, {
    code: typeof refusal?.code === "string" ? refusal.code : `http-${response.status}`,
    facts: refusal?.facts ?? {},
    text: refusal?.text ?? "",
  });
}

export const api = {
  guest: () => request("GET /api/guest", {}),
  rename: (name: string, locale: string) => request("POST /api/guest", {}, { name, locale }),
  forgetMe: () => request("DELETE /api/guest", {}),
  myData: addressOf("GET /api/guest/data", {}),
  games: () => request("GET /api/games", {}),
  open: (table: TableRequest) => request("POST /api/tables", {}, table),
  table: (id: string) => request("GET /api/tables/{id}", { id }),
  mine: () => request("GET /api/tables", { mine: 1 }),
  invitation: (token: string) => request("GET /api/invites/{token}", { token }),
  accept: (token: string, name: string, agreed: boolean) =>
    request("POST /api/invites/{token}", { token }, { ...(name ? { name } : {}), ...(agreed ? { agreed } : {}) }),
  bot: (id: string, level: string | null) => request("POST /api/tables/{id}/bot", { id }, { level }),
  moveSeat: (id: string, seat: Seat) => request("POST /api/tables/{id}/device", { id }, { seat }),
  takeSeat: (token: string) => request("POST /api/devices/{token}", { token }),
  picture: (id: string) => addressOf("GET /api/tables/{id}/picture.svg", { id }),
  record: (id: string, form: "json" | "text") => addressOf("GET /api/tables/{id}/record", { id, form }),
};

/** Games to look at again, and records. */
export const replays = {
  fetch: (id: string) => request("GET /api/tables/{id}/replay", { id }),
  /** The record as JSON, to be sent back as the beginning of another table. */
  record: async (id: string) => JSON.stringify(await request("GET /api/tables/{id}/record", { id, form: "json" })),
  upload: (record: string) => request("POST /api/records", {}, { record }),
};

/** Documents to learn from, in a language or else in English. */
export const learning = {
  overview: (language: string) => request("GET /api/learn/{language}", { language }),
  page: (language: string, page: string) => request("GET /api/learn/{language}/pages/{page}", { language, page }),
  glossary: (language: string) => request("GET /api/learn/{language}/glossary", { language }),
  lesson: (language: string, lesson: string) =>
    request("GET /api/learn/{language}/lessons/{lesson}", { language, lesson }),
  train: (kind: Trainer, seed: number) => request("GET /api/train/{kind}", { kind, seed }),
};
