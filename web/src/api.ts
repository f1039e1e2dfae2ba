/** The server over HTTP. Every refusal becomes a `Refused` with its code and facts. */
import { untrack } from "svelte";
import type { Refusal } from "./protocol.ts";
import type {
  Batch,
  GameInfo,
  Glossary,
  GuestInfo,
  Invitation,
  Link,
  Overview,
  Page,
  Replay,
  Seat,
  Seated,
  TableInfo,
  TableWish,
  Trainer,
  Walkthrough,
} from "./wire.ts";
import { language } from "./words.svelte.ts";

export class Refused extends Error implements Refusal {
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

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      // The server gives names, such as the computer's, in the language of the page; untracked, because a change of
      // language is no reason to ask again.
      headers: {
        "accept-language": untrack(language),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { code: "offline" });
  }
  if (answer.ok) return (await answer.json()) as T;
  const refusal = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(answer.status, {
    code: typeof refusal?.code === "string" ? refusal.code : `http-${answer.status}`,
    facts: refusal?.facts ?? {},
    text: refusal?.text ?? "",
  });
}

export const part = encodeURIComponent;

export const api = {
  guest: () => ask<GuestInfo>("/guest"),
  rename: (name: string, locale: string) => ask<GuestInfo>("/guest", { name, locale }),
  forgetMe: () => ask<GuestInfo>("/guest", undefined, "DELETE"),
  myData: "/api/guest/data",
  games: () => ask<readonly GameInfo[]>("/games"),
  open: (table: TableWish) => ask<Seated>("/tables", table),
  table: (id: string) => ask<TableInfo>(`/tables/${part(id)}`),
  mine: () => ask<readonly TableInfo[]>("/tables?mine=1"),
  invitation: (token: string) => ask<Invitation>(`/invites/${part(token)}`),
  accept: (token: string, name: string, agreed: boolean) =>
    ask<Seated>(`/invites/${part(token)}`, { ...(name ? { name } : {}), ...(agreed ? { agreed } : {}) }),
  bot: (id: string, level: string | null) => ask<Seated>(`/tables/${part(id)}/bot`, { level }),
  moveSeat: (id: string, seat: Seat) => ask<Link>(`/tables/${part(id)}/device`, { seat }),
  takeSeat: (token: string) => ask<Seated>(`/devices/${part(token)}`, {}),
  picture: (id: string) => `/api/tables/${part(id)}/picture.svg`,
  record: (id: string, form: "json" | "text") => `/api/tables/${part(id)}/record?form=${form}`,
};

/** Games to look at again, and records. */
export const replays = {
  fetch: (id: string) => ask<Replay>(`/tables/${part(id)}/replay`),
  /** The record as JSON, to be sent back as the beginning of another table. */
  record: (id: string) => ask<unknown>(`/tables/${part(id)}/record?form=json`).then((kept) => JSON.stringify(kept)),
  upload: (record: string) => ask<Seated>("/records", { record }),
};

/** Documents to learn from, in a language or else in English. */
export const learning = {
  overview: (language: string) => ask<Overview>(`/learn/${part(language)}`),
  page: (language: string, id: string) => ask<Page>(`/learn/${part(language)}/pages/${part(id)}`),
  glossary: (language: string) => ask<Glossary>(`/learn/${part(language)}/glossary`),
  lesson: (language: string, id: string) => ask<Walkthrough>(`/learn/${part(language)}/lessons/${part(id)}`),
  train: (kind: Trainer, seed: number) => ask<Batch>(`/train/${part(kind)}?seed=${seed}`),
};
