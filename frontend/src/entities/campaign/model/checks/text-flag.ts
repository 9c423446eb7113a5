import type { TextClaim } from '@/shared/api';

/** A place of a text that has to be looked at before a coach does; offsets in the stored text. */
export type TextFlag = TextClaim;

/** The same words with the same doubt: what an athlete said yes to stays said when the text around it changes. */
export function flagKey({ text, reason }: TextFlag): string {
  return `${text}\n${reason}`;
}
