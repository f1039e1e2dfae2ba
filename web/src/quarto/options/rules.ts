/** The rules of a table in words: the nearest preset, and all differences from the default. */
import type { RulesSummary } from "../../games/ui.ts";
import type { AnyOptions } from "../../server/protocol.ts";
import type { QuartoOptions } from "../../server/wire.ts";
import { hasMessage, language, say } from "../../words/words.svelte.ts";

export type Presets = Readonly<Record<string, AnyOptions>>;

/** The defaults of the options. */
const DEFAULTS: QuartoOptions = {
  features: ["colour", "shape", "height", "top"],
  squares: false,
  shared: 1,
  calls: "players",
  late_call: "opponent",
  call_when: "after",
  point: "line",
  move_time: null,
  false_call: "refuse",
  starter: "lot",
};
/** Options without effect if lines win by themselves. */
const CALLING: readonly (keyof QuartoOptions)[] = ["late_call", "call_when", "point", "false_call"];

/** Returns the options in which two sets of rules differ. */
export function differences(rules: AnyOptions, from: AnyOptions = DEFAULTS): readonly (keyof QuartoOptions)[] {
  const [ours, theirs] = [
    { ...DEFAULTS, ...rules },
    { ...DEFAULTS, ...from },
  ];
  return (Object.keys(DEFAULTS) as (keyof QuartoOptions)[]).filter(
    (option) => JSON.stringify(ours[option]) !== JSON.stringify(theirs[option]),
  );
}

/** Returns the preset with the fewest differences, the first of several; presets of leaflets are left out. */
export function nearestPreset(rules: AnyOptions, presets: Presets): { preset: string; changed: boolean } | null {
  let best: { preset: string; count: number } | null = null;
  for (const [preset, options] of Object.entries(presets)) {
    const count = differences(rules, options).length;
    if (!preset.startsWith("edition-") && (!best || count < best.count)) best = { preset, count };
  }
  return best && { preset: best.preset, changed: best.count > 0 };
}

/** Returns the differences from the default, each as the end of a Fluent id, `web-rule-…`. */
export function unusual(rules: AnyOptions): readonly string[] {
  const auto = rules.calls === "auto";
  return differences(rules).flatMap((option) => {
    if (auto && CALLING.includes(option)) return [];
    const name = option.replace("_", "-");
    return typeof rules[option] === "string" ? [`${name}-${String(rules[option])}`] : [name];
  });
}

export function rulesSummary(rules: AnyOptions, presets: Presets): RulesSummary {
  const found = nearestPreset(rules, presets);
  const name = found && hasMessage(`preset-${found.preset}`) ? say(`preset-${found.preset}`) : say("web-rules");
  const short = found && hasMessage(`web-rules-short-${found.preset}`) ? say(`web-rules-short-${found.preset}`) : name;
  const custom = found?.changed ? "yes" : "no";
  const about =
    found && !found.changed && hasMessage(`web-about-${found.preset}`) ? say(`web-about-${found.preset}`) : "";
  const features = (rules.features ?? []).map((feature) => say(`web-feature-${feature}`));
  const facts = {
    features: new Intl.ListFormat(language()).format(features),
    shared: rules.shared ?? 1,
    seconds: rules.move_time ?? 0,
  };
  return {
    name: say("web-rules-are", { name, custom }),
    short: say("web-rules-are", { name: short, custom }),
    about,
    points: unusual(rules).flatMap((id) => (hasMessage(`web-rule-${id}`) ? [say(`web-rule-${id}`, facts)] : [])),
  };
}
