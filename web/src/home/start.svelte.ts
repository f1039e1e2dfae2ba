/** The choices for the next table, kept while the page is open; opens the table. */
import { notify } from "../browser/announce.svelte.ts";
import { settings } from "../browser/settings.svelte.ts";
import { go } from "../navigation/router.svelte.ts";
import { api, RequestRefused } from "../server/api.ts";
import { catalogue } from "../server/catalogue.svelte.ts";
import { guest } from "../server/guest.svelte.ts";
import type { AnyOptions, Opponent } from "../server/protocol.ts";
import { say, sayRefusal } from "../words/words.svelte.ts";
import { lengthOf, mixedFrom } from "./next-match.ts";

class Start {
  /** The options that differ from the preset, by game. */
  private changes = $state.raw<Readonly<Record<string, AnyOptions>>>({});
  /** The wanted number of games of a match, and the other games of a mixed match. */
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
  changed(id: string): AnyOptions {
    return this.changes[id] ?? {};
  }
  /** The level chosen last, or the game's usual one. */
  level(id: string): string | null {
    const game = catalogue.game(id);
    return settings.level && game?.levels.includes(settings.level) ? settings.level : (game?.level ?? null);
  }
  choose(id: string, preset: string, changed: AnyOptions): void {
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
          : { name: guest.displayName }),
      });
      go(`/table/${made.table}${opponent.kind === "anybody" ? "?with=anybody" : ""}`);
    } catch (problem) {
      if (!(problem instanceof RequestRefused)) throw problem;
      notify(sayRefusal(problem));
    } finally {
      this.busy = null;
    }
  }
}

export const start = new Start();
