import { opensSubject, type Subject, subjectAt } from './words/noun-phrase.js';
import type { Edit } from './words/pattern.js';
import { lowerAt, posAt, type Word } from './words/word.js';
import { plainOf, USUAL_VERBS, WORD_FORMS } from './words/word-forms.js';

/** Forms that only go with one who acts, and those that go with several. */
const SEVERAL = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
]);
const ONE = new Map([...SEVERAL].map(([one, several]) => [several, one]));
/** "if my coach were": a subjunctive. */
const WISHES = new Set(['if', 'though', 'although', 'whether', 'that', 'wish', 'as', 'than', 'unless', 'lest']);

const VERBS = new Set([
  ...USUAL_VERBS,
  ...'cry cheer clap scream freeze impress inspire motivate remind excite surprise include require seem appear happen matter remain become deserve complain argue worry listen laugh respond mind agree disagree arrive belong block break bring build call care carry change cheer choose compete create deliver demand develop drop eat explain fight fill fly focus gain grow handle hate joke kick know lead leave lift lose meet miss move notice own pass pick prefer prepare produce provide push reach realize receive rely remember ride save score serve shoot sing sleep smile spend start stop struggle study suit swim tackle taste thank throw touch treat trust try wait wake walk warm watch wear win wish wonder worry write yell'.split(
    ' ',
  ),
]);

/** Corrects verbs that do not agree with their subject: "your school have", "the coaches at my school says". */
export function agreementEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((_, at) => [...statementAt(words, at), ...questionAt(words, at)]);
}

function statementAt(words: readonly Word[], at: number): Edit[] {
  const subject = opensSubject(words, at) ? subjectAt(words, at) : null;
  const verb = subject ? words[subject.end] : undefined;
  if (!subject || !verb || isWish(words, at, subject)) return [];
  // "a touchdown pass came": no verb, since one follows.
  const isNoun = !subject.isPlural && /^(?:VERB|AUX)$/.test(posAt(words, subject.end + 1)) && VERBS.has(verb.lower);
  const right = isNoun ? null : verbFor(subject.isPlural, verb, lowerAt(words, subject.end + 1));
  return right === null ? [] : [{ start: verb.start, end: verb.end, text: right }];
}

function isWish(words: readonly Word[], at: number, { isPlural }: Subject): boolean {
  return !isPlural && WISHES.has(lowerAt(words, at - 1));
}

/** Returns the form of the verb that agrees with the subject; null when it is right, or unclear. */
function verbFor(isPlural: boolean, verb: Word, next: string): string | null {
  const form = (isPlural ? SEVERAL : ONE).get(verb.lower);
  if (form !== undefined) return /^(?:AUX|VERB)$/.test(verb.pos) ? form : null;
  return isPlural ? ofSeveral(verb) : ofOne(verb, next);
}

function ofSeveral({ lower, pos }: Word): string | null {
  return pos === 'VERB' || pos === 'NOUN' ? plainOf(lower) : null;
}

/** What is after a verb that may be a noun as well: "our team work hard". */
const BEHIND_VERB = /^(?:hard|harder|well|to|me|us|him|her|them|you|every|that)$/;

/** The past of these is the plain form: "the safety hit me". */
const SAME_PAST = /^(?:hit|put|cut|set|shut|quit|cost|beat|let|hurt|split|spread)$/;

function ofOne({ lower, pos }: Word, next: string): string | null {
  if (SAME_PAST.test(lower)) return null;
  const isVerb = VERBS.has(lower) && (pos === 'VERB' || (pos === 'NOUN' && BEHIND_VERB.test(next)));
  return isVerb ? (WORD_FORMS.third?.(lower) ?? null) : null;
}

const ASKING = new Set(['when', 'where', 'how', 'why', 'what', 'which', 'who']);
const OWNERS = new Set('my our your the his her their these those'.split(' '));

/** "How many players does you take", "Do your program have", "Where is your practices". */
function questionAt(words: readonly Word[], at: number): Edit[] {
  const word = words[at];
  const right = word && asksAt(words, at) ? (withPerson(words, at) ?? withDo(words, at) ?? withBe(words, at)) : null;
  if (!word || right === null) return [];
  const written = /^\p{Lu}/u.test(word.text) ? right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : right;
  return [{ start: word.start, end: word.end, text: written }];
}

const WITH_PERSON = new Map([
  ['does you', 'do'],
  ['does we', 'do'],
  ['does they', 'do'],
  ['does i', 'do'],
  ['was you', 'were'],
  ['was we', 'were'],
  ['was they', 'were'],
]);

function withPerson(words: readonly Word[], at: number): string | null {
  return WITH_PERSON.get(`${lowerAt(words, at)} ${lowerAt(words, at + 1)}`) ?? null;
}

function askedSubject(words: readonly Word[], at: number): Subject | null {
  return OWNERS.has(lowerAt(words, at + 1)) ? subjectAt(words, at + 1) : null;
}

function withDo(words: readonly Word[], at: number): string | null {
  const subject = askedSubject(words, at);
  const verb = lowerAt(words, at);
  if (
    !subject ||
    !/^do(?:es)?$/.test(verb) ||
    (!/^(?:VERB|AUX)$/.test(posAt(words, subject.end)) && !VERBS.has(lowerAt(words, subject.end)))
  )
    return null;
  const right = subject.isPlural ? 'do' : 'does';
  return right === verb ? null : right;
}

function withBe(words: readonly Word[], at: number): string | null {
  const isSeveral =
    askedSubject(words, at)?.isPlural === true &&
    (ASKING.has(lowerAt(words, at - 1)) || at === 0 || /^(?:[.?!]|\n)$/.test(lowerAt(words, at - 1)));
  return isSeveral && /^(?:is|was)$/.test(lowerAt(words, at)) ? (SEVERAL.get(lowerAt(words, at)) ?? null) : null;
}

/** Where a question begins, or after the words that ask. */
function asksAt(words: readonly Word[], at: number): boolean {
  if (!/^(?:do|does|is|was)$/.test(lowerAt(words, at))) return false;
  const before = words[at - 1];
  if (before === undefined || before.pos === 'BREAK' || /^[.?!]$/.test(before.text)) return true;
  return ASKING.has(before.lower) || ASKING.has(lowerAt(words, at - 2)) || isManyAsked(words, at);
}

/** "how many players" */
function isManyAsked(words: readonly Word[], at: number): boolean {
  return [at - 4, at - 3, at - 2].some(
    (place) => lowerAt(words, place) === 'how' && /^(?:many|much|often)$/.test(lowerAt(words, place + 1)),
  );
}
