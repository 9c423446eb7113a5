import type { Edit } from '../words/pattern.js';
import { lowerAt, posAt, type Word } from '../words/word.js';

const REASONS = /^(?:because|although|since|while|if|when|after|before)$/;
const ACTS = /^(?:VERB|AUX)$/;
const SUBJECT = /^(?:i|we|he|she|they|it|you|i'm|i've|we're|we've|they're|he's|she's|it's)$/;
const LONGEST = 20;

/** "Because I was hurt. I have little film": what gives a reason or a time belongs to the sentence behind it. */
export function fragmentEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (word.text !== '.' || !next || !SUBJECT.test(next.lower) || !ACTS.test(posAt(words, at + 2))) return [];
    const from = fragmentStart(words, at);
    if (from === null || !isLeftAlone(words.slice(from, at))) return [];
    const before = behindStatement(words, from);
    if (before.length > 0) return before;
    const small = /^i\b/.test(next.lower) ? next.text : next.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
    return [
      { start: word.start, end: word.end, text: ',' },
      ...(small === next.text ? [] : [{ start: next.start, end: next.end, text: small }]),
    ];
  });
}

/** "We could come. If it is okay": the stop before a reason or a condition goes. */
function behindStatement(words: readonly Word[], from: number): Edit[] {
  const [stop, first] = [words[from - 1], words[from]];
  if (!stop || !first || stop.text !== '.' || !/^(?:because|if|although)$/.test(first.lower)) return [];
  return [
    { start: stop.start, end: stop.end, text: '' },
    { start: first.start, end: first.end, text: first.lower },
  ];
}

/** Where the sentence before this stop begins with a word for a reason or a time, as the first of its line. */
function fragmentStart(words: readonly Word[], stop: number): number | null {
  for (let at = stop - 1; at >= Math.max(0, stop - LONGEST); at -= 1) {
    const { pos, text } = words[at] as Word;
    if (pos === 'BREAK' || /^[.?!,;:]$/.test(text)) return null;
    const isFirst = at === 0 || posAt(words, at - 1) === 'BREAK' || /^[.?!]$/.test(lowerAt(words, at - 1));
    if (isFirst) return REASONS.test(lowerAt(words, at)) && SUBJECT.test(lowerAt(words, at + 1)) ? at : null;
  }
  return null;
}

/** One who acts and one verb: no second clause is there. */
function isLeftAlone(clause: readonly Word[]): boolean {
  const [, subject, ...rest] = clause;
  if (!subject || rest.some(({ lower }) => SUBJECT.test(lower) || /^(?:my|our|your|please|that|who|and|but|so)$/.test(lower))) return false;
  const acting = rest.filter(
    ({ pos, lower }, at) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(lower) && rest[at - 1]?.pos !== 'DET'),
  ).length;
  return acting === 1 || (acting === 2 && rest[0]?.pos === 'AUX');
}
