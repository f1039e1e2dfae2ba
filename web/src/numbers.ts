/** Numbers in the digits of the reader's language, where no sentence says them. */
import { language } from "./words.svelte.ts";

export function digits(number: number, least = 1): string {
  return new Intl.NumberFormat(language(), { minimumIntegerDigits: least, useGrouping: false }).format(number);
}

/** A time as clocks show it: 2:05. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${digits(Math.floor(whole / 60))}:${digits(whole % 60, 2)}`;
}
