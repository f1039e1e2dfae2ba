/** Numbers outside sentences, in the digits of the reader's language. */
import { language } from "./words.svelte.ts";

export function digits(number: number, least = 1): string {
  return new Intl.NumberFormat(language(), { minimumIntegerDigits: least, useGrouping: false }).format(number);
}

/** Returns a time such as 2:05. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${digits(Math.floor(whole / 60))}:${digits(whole % 60, 2)}`;
}
