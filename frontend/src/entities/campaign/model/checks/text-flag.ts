import type { TextClaim } from '@/shared/api';

/** A part of a text that should be checked before it is sent; offsets in the stored text. */
export type TextFlag = TextClaim;

/** The same words with the same doubt: what an athlete said yes to stays said when the text around it changes. */
export function flagKey({ text, reason }: TextFlag): string {
  return `${text}\n${reason}`;
}
