declare module "virtual:words" {
  /** By language and area, the Fluent text; see tools/words.ts. */
  export const WORDS: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
}
