import { isAddress } from './text-words.js';

const BARE_SITE = /\b[a-z0-9-]{1,63}\.(?:com|org|net|edu|io|me|tv|co|us|be|ly|gg)(?:\/|\b)/i;

/** Whether the text has a web address that a coach can open. */
export function hasWebAddress(text: string): boolean {
  for (const [chunk] of text.matchAll(/\S+/g)) {
    if (chunk.includes('@')) continue;
    if (/https?:\/\/\S{3}/i.test(chunk) || BARE_SITE.test(chunk) || (isAddress(chunk) && /www\./i.test(chunk))) return true;
  }
  return false;
}
