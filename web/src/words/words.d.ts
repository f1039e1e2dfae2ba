declare module "virtual:words" {
  /** Loaders of Fluent text, by language and area; see tools/words.ts. */
  export const WORDS: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
}
