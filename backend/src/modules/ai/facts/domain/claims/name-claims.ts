import { protectedParts } from '../../../grammar/domain/protected-parts.js';

/** Words in a row that are written like a proper name. */
export interface NameClaim {
  words: { text: string; start: number; startsSentence: boolean }[];
}

const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;
const BLANK = /\s/u;
/** After one of these, with or without blanks, a sentence begins. */
const OPENS_SENTENCE = new Set('.!?:•*–—-"“(');

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
    const startsSentence = isSentenceStart(whole, start);
    const word = { text: found.replace(/['’]s$/, ''), start, startsSentence };
    const follows = claims.length > 0 && !startsSentence && /^[ .]{1,2}$/.test(whole.slice(lastEnd, start));
    if (follows) claims.at(-1)?.words.push(word);
    else claims.push({ words: [word] });
    lastEnd = start + found.length;
  }
  return claims;
}

/** Looks back over the blanks before the word and no further, so that a text of many words stays linear. */
function isSentenceStart(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && BLANK.test(text.charAt(before - 1))) {
    before -= 1;
    if (text.charAt(before) === '\n') return true;
  }
  return at === 0 || OPENS_SENTENCE.has(text.charAt(before - 1));
}
