/** The choices for the next table, and opening it; kept while the page is open. */
import { notify } from "../announce.svelte.ts";
import { api, Refused } from "../api.ts";
import { catalogue } from "../catalogue.svelte.ts";
import { you } from "../guest.svelte.ts";
import type { Opponent, Options } from "../protocol.ts";
import { go } from "../router.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { say, sayRefusal } from "../words.svelte.ts";
import { lengthOf, mixedFrom } from "./match.ts";

class Start {
  /** The changes of the preset, by game. */
  private changes = $state.raw<Readonly<Record<string, Options>>>({});
  /** How many games a match is wished to have, and which other games it goes through. */
  wishedLength = $state(1);
  others = $state.raw<readonly string[]>([]);
  names = $state<[string, string]>(["", ""]);
  busy = $state<Opponent["kind"] | null>(null);

  /** The rules chosen last for a game, or its first ones. */
  preset(id: string): string | null {
    const presets = catalogue.game(id)?.presets ?? {};
    const wish = settings.presets[id];
    return wish && wish in presets ? wish : (Object.keys(presets)[0] ?? null);
  }
  mixed(id: string): readonly string[] {
    return mixedFrom(
      id,
      this.others.filter((other) => catalogue.game(other)?.family === catalogue.game(id)?.family),
    );
  }
  length(id: string): number {
    return lengthOf(this.wishedLength, catalogue.game(id)?.family ?? id, this.mixed(id).length > 0);
  }
  changed(id: string): Options {
    return this.changes[id] ?? {};
  }
  /** The level chosen last, or the game's usual one. */
  level(id: string): string | null {
    const game = catalogue.game(id);
    return settings.level && game?.levels.includes(settings.level) ? settings.level : (game?.level ?? null);
  }
  choose(id: string, preset: string, changed: Options): void {
    settings.presets = { ...settings.presets, [id]: preset };
    this.changes = { ...this.changes, [id]: changed };
  }

  /** Opens a table and goes there; the table shows the link, the QR code and the waiting. */
  async open(game: string, opponent: Opponent): Promise<void> {
    if (this.busy) return;
    this.busy = opponent.kind;
    const [preset, changed, mixed] = [this.preset(game), this.changed(game), this.mixed(game)];
    try {
      const made = await api.open({
        game,
        ...(preset ? { preset } : {}),
        opponent,
        games: this.length(game),
        ...(mixed.length ? { mixed } : {}),
        ...(Object.keys(changed).length ? { options: changed } : {}),
        ...(opponent.kind === "here"
          ? {
              names: [
                this.names[0].trim() || say("web-player-a"),
                this.names[1].trim() || say("web-player-b"),
              ] as const,
            }
          : { name: you.called }),
      });
      go(`/table/${made.table}${opponent.kind === "anybody" ? "?with=anybody" : ""}`);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      notify(sayRefusal(problem));
    } finally {
      this.busy = null;
    }
  }
}

export const start = new Start();
