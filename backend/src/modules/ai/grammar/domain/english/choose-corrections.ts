import { protectedParts } from '../protected-parts.js';
import { agreementEdits } from './agreement.js';
import { apostropheEdits } from './apostrophes.js';
import { missingCapitals } from './capitals.js';
import { askedStops } from './asked-stops.js';
import { chooseSpelling, distance, slipAtStart } from './choose-spelling.js';
import type { Finding, Reading } from './finding.js';
import { joinedVerbEdits } from './joined-verbs.js';
import { meantEdits } from './meant-edits.js';
import { nameCapitals } from './names.js';
import { ownCorrections } from './own-corrections.js';
import type { Edit } from './words/pattern.js';
import { missingStops, wrongSpaces } from './punctuation.js';
import { outsideQuotes } from './quoted.js';
import { isOnPurpose, repeatedWords } from './repeated-words.js';
import { pastTimeEdits } from './past-times.js';
import { placeCapitals } from './place-names.js';
import { PLACES } from './places.js';
import { schoolCapitals, type SchoolNames } from './school-names.js';
import { borderEdits } from './sentence-borders.js';
import { slotCorrections } from './slot-corrections.js';
import { withoutKeptForms } from './syntax/kept-forms.js';
import { inNarrativePast } from './syntax/narrative-past.js';
import { syntaxEdits } from './syntax/syntax-edits.js';
import { isTrusted } from './trusted-findings.js';
import { isTerm, isUsual } from './words/vocabulary.js';
import { WORD_FORMS } from './words/word-forms.js';
import { opensClause, type Word, wordsOf } from './words/word.js';

export interface Corrections {
  /** In the order of the text, none over another. */
  edits: Edit[];
  /** Suspicious text that is not changed. */
  left: Finding[];
}

export interface KnownNames {
  /** Of the athlete's facts: they stay as they are. */
  names: readonly string[];
  /** Of the directory: in small letters they get their capitals. */
  schools: SchoolNames;
}

const DOUBTFUL = new Set(['Agreement', 'Grammar', 'Spelling', 'Typo']);
const LONGEST_NAME = 30;
const UNKNOWN = new Set(['SpellCheck', 'SplitWords']);

/**
 * Chooses the corrections of a text: those on which one of our rules agrees with the parts of speech or with the library, those
 * of library rules about unmistakable errors, and unknown words.
 */
export function chooseCorrections(text: string, { found, parts }: Reading, { names, schools }: KnownNames): Corrections {
  const words = wordsOf(text, parts);
  const allowed = outsideNames(text, found, names);
  const unknown = new Set(found.filter(isUnknown).map(({ start }) => start));
  const spellings = allowed
    .filter(isUnknown)
    .flatMap((finding) => editOf(text, finding, words))
    .filter((edit) => isMisspelling(text, edit, unknown));
  const repeated = repeatedWords(words);
  const taken = withoutFormsOfOwned(
    inNarrativePast(words, [
      ...nameCapitals(words, { unknown, known: [...names, ...PLACES] }),
      ...schoolCapitals(words, schools, unknown),
      ...placeCapitals(words, unknown),
      ...ownCorrections(words),
      ...slotCorrections(words),
      ...agreementEdits(words),
      ...apostropheEdits(words),
      ...syntaxEdits(words),
      ...joinedVerbEdits(words),
      ...pastTimeEdits(words),
      ...repeated,
      ...borderEdits(words),
      ...missingStops(words),
      ...askedStops(words),
      ...wrongSpaces(words),
      ...missingCapitals(words, { unknown, known: names }),
      ...spellings,
      ...allowed.filter((finding) => !isUnknown(finding)).flatMap((finding) => editOf(text, finding, words)),
    ]),
  );
  const kept = meantEdits(text, outsideQuotes(text, withoutKeptForms(words, taken)), new Set([...spellings, ...repeated]));
  const left = allowed.filter((finding) => isDoubtful(text, finding, words) && !kept.some((edit) => touches(edit, finding)));
  return { edits: kept, left };
}

function isDoubtful(text: string, finding: Finding, words: readonly Word[]): boolean {
  if (finding.kind === 'Agreement') return agreesWithSubject(finding, words);
  if (isExistential(finding, words)) return false;
  const problem = text.slice(finding.start, finding.end);
  return DOUBTFUL.has(finding.kind) && !(isUnknown(finding) && (/^\p{Lu}/u.test(problem) || isTerm(problem) || isUsual(problem)));
}

/** A word that no dictionary has. */
function isUnknown({ rule }: Finding): boolean {
  return UNKNOWN.has(rule);
}

function editOf(text: string, finding: Finding, words: readonly Word[]): Edit[] {
  const { start, end } = finding;
  const problem = text.slice(start, end);
  // "6 a.m."
  if (/^a$/i.test(problem) && text[end] === '.') return [];
  const written = isUnknown(finding) ? spelled(problem, finding, words) : trusted(finding, problem, words);
  return written === null || written === problem ? [] : [{ start, end, text: written }];
}

/** A capitalised word that the dictionary lacks is a name, unless a sentence begins with a slip: "Teh". */
function spelled(problem: string, { start, replacements }: Finding, words: readonly Word[]): string | null {
  if (/\d/.test(problem) || isTerm(problem) || isUsual(problem)) return null;
  if (!/^\p{Lu}/u.test(problem)) return chooseSpelling(problem, replacements);
  const before = words[words.findIndex((word) => word.start === start) - 1];
  return before === undefined || /^[.?!\n]$/.test(before.text) ? slipAtStart(problem, replacements) : null;
}

function trusted(finding: Finding, problem: string, words: readonly Word[]): string | null {
  const [first] = finding.replacements;
  // "the most honest coach"
  if (finding.rule === 'AdjectiveDoubleDegree' && /\b(?:honest|modest|earnest)$/i.test(problem)) return null;
  if (first === undefined || isFootball(problem) || isOnPurpose(problem) || isExistential(finding, words)) return null;
  if (finding.rule === 'RegularIrregulars') return irregular(finding, words) ?? first;
  return agreed(finding, problem, words) ? first : null;
}

/** "Is there room" */
function isExistential({ rule, start }: Finding, words: readonly Word[]): boolean {
  if (rule !== 'ThereToTheir') return false;
  const before = words[words.findIndex((word) => word.start === start) - 1]?.lower ?? '';
  return /^(?:is|are|was|were|be|been|out|over|up|from)$/.test(before);
}

function agreed(finding: Finding, problem: string, words: readonly Word[]): boolean {
  if (finding.kind === 'Formatting') return problem.trim() === '';
  return finding.kind === 'Agreement' ? agreesWithSubject(finding, words) : isTrusted(finding);
}

/** Short capitals are football's: "QB" is no quettabyte. */
function isFootball(problem: string): boolean {
  return /^[A-Z]{1,5}$/.test(problem) && problem !== 'I';
}

/** "throwed": "thrown" after a form of have or be, else "threw". */
function irregular({ start, replacements }: Finding, words: readonly Word[]): string | undefined {
  const before = words[words.findIndex((word) => word.start === start) - 1]?.lower ?? '';
  const isParticiple = /^(?:have|has|had|been|be|was|were|is|are|am|get|got)$|'ve$/.test(before);
  return replacements.find((one) => (isParticiple ? WORD_FORMS.past : WORD_FORMS.participle)?.(one) !== null);
}

/** The library takes any pronoun before a verb for its subject; it is one only where a clause begins. */
function agreesWithSubject({ start, rule }: Finding, words: readonly Word[]): boolean {
  const at = words.findIndex((word) => word.start === start);
  const subject = words[at - 1];
  // "you guys" is no verb.
  if (words[at]?.pos === 'NOUN' || isSecondOfTwo(words, at - 1)) return false;
  // "we were there when"
  if (rule === 'ThereIsAgreement') return !/^(?:PRON|NOUN|PROPN)$/.test(subject?.pos ?? '');
  return /^(?:i|you|he|she|it|we|they)$/.test(subject?.lower ?? '') && opensClause(words, at - 1);
}

/** "Jordan and I are" */
function isSecondOfTwo(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.lower === 'and' && /^(?:NOUN|PROPN|PRON)$/.test(words[at - 2]?.pos ?? '') && opensClause(words, at - 2);
}

/** "Tre'Von Batiste": its words, with and without the apostrophe, and what is between the marks. */
function writtenParts(name: string): string[] {
  const low = name.toLowerCase();
  return [...low.split(/[^\p{L}\p{N}]+/u), ...low.split(/\s+/), ...low.replace(/['’]/g, '').split(/\s+/)];
}

/** Not in placeholders, links and names. */
function outsideNames(text: string, found: readonly Finding[], names: readonly string[]): Finding[] {
  const known = new Set(names.flatMap(writtenParts));
  const shut = protectedParts(text).filter(({ isProtected }) => isProtected);
  let next = 0;
  return [...found]
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      // Both are in the order of the text, so that parts before this place are before all that follow.
      for (let part = shut[next]; part && part.start + part.text.length <= start; part = shut[next]) next += 1;
      const inside = end > (shut[next]?.start ?? Infinity);
      return !inside && !known.has(text.slice(start, end).toLowerCase());
    });
}

/** Two words in a row that no dictionary has are a person's name ("malik oyelaran"), unless a common word is one letter away. */
function isMisspelling(text: string, { start, end, text: written }: Edit, unknown: ReadonlySet<number>): boolean {
  const [, word = ''] = /^ ([a-z]+)/.exec(text.slice(end)) ?? [];
  const head = text.slice(Math.max(0, start - LONGEST_NAME), start);
  const before = head.endsWith(' ') ? (head.slice(0, -1).split(' ').at(-1) ?? '') : '';
  const isBeside = (word !== '' && unknown.has(end + 1)) || (before !== '' && unknown.has(start - 1 - before.length));
  return !isBeside || isUsual(written) || distance(text.slice(start, end).toLowerCase(), written.toLowerCase()) === 1;
}

/** "you're schedule" is "your schedule", so that what was "scheduled" after "you're" stays as it is. */
function withoutFormsOfOwned(edits: readonly Edit[]): Edit[] {
  const taken = free(edits);
  return taken.filter(({ start, text }, at) => {
    const before = taken[at - 1];
    return !(before && before.end + 1 === start && /^(?:your|their|its)$/i.test(before.text) && /ed$/.test(text));
  });
}

/** In the order of the text; of two at one place the first given. */
function free(edits: readonly Edit[]): Edit[] {
  const sorted = edits.map((edit, rank) => ({ edit, rank })).sort((a, b) => a.edit.start - b.edit.start || a.rank - b.rank);
  const kept: { edit: Edit; rank: number }[] = [];
  for (const one of sorted) {
    const last = kept.at(-1);
    const isFree =
      last === undefined || (one.edit.start >= last.edit.end && !samePlace(one.edit, last.edit) && !isSecondStop(one.edit, last.edit));
    if (isFree) kept.push(one);
    else if (last.rank > one.rank) kept[kept.length - 1] = one;
  }
  return kept.map(({ edit }) => edit);
}

/** A stop right after a word that another rule gave one. */
function isSecondStop(one: Edit, last: Edit): boolean {
  return one.start === one.end && one.start === last.end && /[.,?]$/.test(last.text) && /^[.,?]$/.test(one.text);
}

function samePlace(one: Edit, other: Edit): boolean {
  return one.start === other.start && one.end === other.end;
}

function touches({ start, end }: Edit, finding: Finding): boolean {
  return start < finding.end && end > finding.start;
}
