import type { Edit } from './words/pattern.js';
import { lowerAt, type Word } from './words/word.js';

/** A polite question has few words before what is asked: "Could you please tell me whether". */
const LONGEST_LEAD = 6;
const LONGEST_ADDRESS = 5;

/** "Can you send me", "What do you think": the verb before its subject. */
const ASKS =
  /^(?:(?:could|can|would|will|do|did|are|have) you|(?:could|can|may|should) (?:i|we)|(?:what|when|where|who|why|how|which|(?:what|which|how) \p{L}+) (?:do|does|did|are|can|could|should|would|will) (?:i|you|we|they|he|she|it|your|my)|(?:when|where|what time) is (?:the|your|it)|(?:will|can|could|would|does|did|has) coach|(?:will|can|could|would|is|are|was|does|did|has) (?:there|it|your|the|my|he|she|they|this|that|any|anyone|everyone)) /u;

/** "Could you tell me whether there is room." is a question. */
export function askedStops(words: readonly Word[]): Edit[] {
  const edits: Edit[] = [];
  let begin = 0;
  for (const [at, word] of words.entries()) {
    if (word.pos !== 'BREAK' && !/^[.?!]$/.test(word.text)) continue;
    // "6:30 p.m.", "No. 9"
    if (word.text === '.' && !endsHere(words, at)) continue;
    if (word.text === '.' && asks(words, begin)) edits.push({ start: word.start, end: word.end, text: '?' });
    begin = at + 1;
  }
  return edits;
}

function endsHere(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  return next === undefined || next.pos === 'BREAK' || (next.start > (words[at]?.end ?? 0) && (before?.text.length ?? 0) > 2);
}

/** The place behind "Coach Okonjo," or "Hello Coach,"; else the place itself. */
function behindAddress(words: readonly Word[], at: number): number {
  if (!/^(?:hi|hello|hey|dear|coach)$/.test(lowerAt(words, at))) return at;
  const comma = words.slice(at, at + LONGEST_ADDRESS).findIndex(({ text, pos }) => text === ',' || pos === 'BREAK');
  return comma < 0 ? at : at + comma + 1;
}

function asks(words: readonly Word[], from: number): boolean {
  const at = behindAddress(words, from);
  const lead = Array.from({ length: LONGEST_LEAD }, (_, next) => lowerAt(words, at + next)).join(' ');
  return ASKS.test(lead);
}
