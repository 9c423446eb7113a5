import { protectedParts } from '../protected-parts.js';

/** Words in a row that are written like a proper name. */
export interface NameClaim {
  words: { text: string; start: number; startsSentence: boolean }[];
}

const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;
const STARTS_SENTENCE = /(?:^|[.!?:•*–—-]\s*|\n\s*|["“(]\s*)$/u;

/** Capitalised words of a text outside its placeholders and links, those beside each other together. */
export function nameClaims(text: string): NameClaim[] {
  const claims: NameClaim[] = [];
  for (const part of protectedParts(text)) {
    if (!part.isProtected) claims.push(...claimsIn(text, part.text, part.start));
  }
  return claims;
}

function claimsIn(whole: string, part: string, offset: number): NameClaim[] {
  const claims: NameClaim[] = [];
  let lastEnd = -1;
  for (const { 0: found, index } of part.matchAll(WORD)) {
    if (!/^\p{Lu}/u.test(found)) continue;
    const start = offset + index;
    const startsSentence = STARTS_SENTENCE.test(whole.slice(0, start));
    const word = { text: found.replace(/['’]s$/, ''), start, startsSentence };
    const follows = claims.length > 0 && !startsSentence && /^[ .]{1,2}$/.test(whole.slice(lastEnd, start));
    if (follows) claims.at(-1)?.words.push(word);
    else claims.push({ words: [word] });
    lastEnd = start + found.length;
  }
  return claims;
}
