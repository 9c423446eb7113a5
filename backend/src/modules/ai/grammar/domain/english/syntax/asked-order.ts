import { subjectAt } from '../words/noun-phrase.js';
import type { Edit } from '../words/pattern.js';
import { closesClause, lowerAt, posAt, type Word } from '../words/word.js';
import { baseOfThird, isVerb, pastOf, thirdOf } from './known-verbs.js';

const ASKING = /^(?:when|where|how|why|what|which)$/;
const PERSON = /^(?:i|we|you|he|she|they|it)$/;
const ONE = /^(?:he|she|it)$/;
const HELPER = /^(?:can|could|should|will|would|might)$/;
const DENIED = /^(?:can't|cannot|couldn't|won't|wouldn't|shouldn't|don't|didn't|doesn't|isn't|aren't|wasn't|weren't|haven't|hasn't)$/;
const BE = /^(?:is|are|was|were)$/;
const OWNERS = /^(?:my|our|your|his|her|their|the|this|these|those)$/;
/** Words up to the mark at the end of a question. */
const LONGEST = 30;

/** The order of a question inside another sentence, and of a statement where a question is asked. */
export function askedOrderEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    if (!ASKING.test(word.lower)) return [];
    const end = /^(?:what time|how (?:much|many|long|often|far))$/.test(`${word.lower} ${lowerAt(words, at + 1)}`) ? at + 2 : at + 1;
    if (isAskedOf(words, at)) return told(words, end);
    return isDirect(words, at) ? asked(words, end) : [];
  });
}

/** "tell me when", "do you know where" */
function isAskedOf(words: readonly Word[], at: number): boolean {
  const before = lowerAt(words, at - 1);
  const isTold = /^(?:me|us)$/.test(before) && /^(?:tell|ask|asked|told|show|explain)$/.test(lowerAt(words, at - 2));
  return isTold || /^(?:know|wonder|wondering|ask|learn|understand)$/.test(before);
}

/** "when is the camp" → "when the camp is", "where can I go" → "where I can go", "what time does practice start" → "what time practice starts" */
function told(words: readonly Word[], at: number): Edit[] {
  const verb = words[at];
  const end = verb ? subjectEnd(words, at + 1) : null;
  if (!verb || end === null) return [];
  if (/^(?:do|does|did)$/.test(verb.lower)) return withoutDo(words, at, end);
  const isState = BE.test(verb.lower) && closesClause(words, end);
  const isHelped = HELPER.test(verb.lower) && isVerb(lowerAt(words, end));
  return isState || isHelped ? moved(words, at, end) : [];
}

/** The place behind who or what is asked about. */
function subjectEnd(words: readonly Word[], at: number): number | null {
  if (PERSON.test(lowerAt(words, at))) return at + 1;
  if (OWNERS.test(lowerAt(words, at))) return subjectAt(words, at)?.end ?? null;
  return posAt(words, at) === 'NOUN' && isVerb(lowerAt(words, at + 1)) ? at + 1 : null;
}

/** The verb at this place goes behind the word before `end`. */
function moved(words: readonly Word[], at: number, end: number): Edit[] {
  const [verb, first, last] = [words[at], words[at + 1], words[end - 1]];
  if (!verb || !first || !last) return [];
  return [
    { start: verb.start, end: first.start, text: '' },
    { start: last.end, end: last.end, text: ` ${verb.lower}` },
  ];
}

function withoutDo(words: readonly Word[], at: number, end: number): Edit[] {
  const [helper, first, verb] = [words[at], words[at + 1], words[end]];
  if (!helper || !first || !verb || !isVerb(verb.lower)) return [];
  const form = { do: verb.lower, does: thirdOf(verb.lower), did: pastOf(verb.lower) }[helper.lower] ?? verb.lower;
  return [
    { start: helper.start, end: first.start, text: '' },
    ...(form === verb.lower ? [] : [{ start: verb.start, end: verb.end, text: form }]),
  ];
}

/** A sentence begins here that ends as a question. */
function isDirect(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (before !== undefined && before.pos !== 'BREAK' && !/^[.?!]$/.test(before.text)) return false;
  const end = words.slice(at, at + LONGEST).find(({ pos, text }) => pos === 'BREAK' || /^[.?!,;:]$/.test(text));
  return end?.text === '?';
}

/** "How I can apply?", "Why you didn't come?", "What you look for?", "When the camp is?" */
function asked(words: readonly Word[], at: number): Edit[] {
  const [subject, verb] = [words[at], words[at + 1]];
  if (!subject || !verb) return [];
  if (!PERSON.test(subject.lower)) return stateAsked(words, at);
  const isHelper = HELPER.test(verb.lower) || DENIED.test(verb.lower);
  if (isHelper) return isVerb(lowerAt(words, at + 2)) ? before(subject, verb) : [];
  return verb.pos !== 'VERB' || isTwoVerbs(words, at + 2) ? [] : withDo(subject, verb);
}

/** "you look" → "do you look", "he needs" → "does he need" */
function withDo(subject: Word, verb: Word): Edit[] {
  const isOne = ONE.test(subject.lower);
  const plain = isOne ? baseOfThird(verb.lower) : verb.lower;
  if (plain === null || !isVerb(plain)) return [];
  const helper = { start: subject.start, end: subject.start, text: isOne ? 'does ' : 'do ' };
  return plain === verb.lower ? [helper] : [helper, { start: verb.start, end: verb.end, text: plain }];
}

/** "What you need is what?" has a verb of its own after the first. */
function isTwoVerbs(words: readonly Word[], at: number): boolean {
  return words
    .slice(at, at + LONGEST)
    .some(
      ({ pos, lower }, next) => (BE.test(lower) || /^(?:does|do|did|will|would|can|could)$/.test(lower)) && (pos !== 'NOUN' || next > 0),
    );
}

function before(subject: Word, verb: Word): Edit[] {
  const capital = subject.lower === 'i' ? 'I' : subject.lower;
  return [{ start: subject.start, end: verb.end, text: `${verb.lower} ${capital}` }];
}

function stateAsked(words: readonly Word[], at: number): Edit[] {
  const end = OWNERS.test(lowerAt(words, at)) ? subjectAt(words, at)?.end : undefined;
  if (end === undefined || !BE.test(lowerAt(words, end)) || lowerAt(words, end + 1) !== '?') return [];
  const [first, last, verb] = [words[at], words[end - 1], words[end]] as [Word, Word, Word];
  return [
    { start: first.start, end: first.start, text: `${verb.lower} ` },
    { start: last.end, end: verb.end, text: '' },
  ];
}
