import type { Edit } from '../words/pattern.js';
import { lowerAt, type Word } from '../words/word.js';

const WISHED =
  /^(?:insist|insists|insisted|suggest|suggests|suggested|recommend|recommends|recommended|demand|demands|demanded|request|requests|requested|ask|asks|asked|important|essential|vital|necessary|propose|proposed)$/;

/** Without the edits of what is right for a reason that no single rule sees. */
export function withoutKeptForms(words: readonly Word[], edits: readonly Edit[]): Edit[] {
  const places = new Map(words.map(({ start }, at) => [start, at]));
  return edits.filter((edit) => {
    const at = places.get(edit.start);
    return at === undefined || !(isWished(words, at) || isOfNamedWill(words, at) || isWhatYouAre(words, at, edit));
  });
}

/** "I insist that she come": a subjunctive. */
function isWished(words: readonly Word[], at: number): boolean {
  return /^(?:he|she|it)$/.test(lowerAt(words, at - 1)) && lowerAt(words, at - 2) === 'that' && WISHED.test(lowerAt(words, at - 3));
}

/** "and Will says hello" */
function isOfNamedWill(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.text === 'Will' && /^(?:,|and|but|that)$/.test(lowerAt(words, at - 2)) && /[^s]s$/.test(lowerAt(words, at));
}

/** "if you're players for life" */
function isWhatYouAre(words: readonly Word[], at: number, { text }: Edit): boolean {
  const isOwn = text.toLowerCase() === 'your' && /^(?:if|when)$/.test(lowerAt(words, at - 1));
  return isOwn && /^(?:players|guys|coaches|receivers|quarterbacks)$/.test(lowerAt(words, at + 1));
}
