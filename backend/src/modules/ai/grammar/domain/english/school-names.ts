import type { Edit } from './words/pattern.js';
import { closesClause, lowerAt, posAt, type Word, wordsOf } from './words/word.js';
import { WORD_SETS } from './words/word-sets.js';

/** In capitals, where a sentence means the school and no ordinary words: "ohio state", "penn state". */
const SCHOOL_MARKS = new Set(['state', 'tech', '&', 'university', 'college', ...(WORD_SETS['proper'] ?? [])]);
/** "a texas state champion" names no school. */
const OF_STATE = new Set(
  'champion champions championship title titles record records final finals meet playoffs playoff law line fair level'.split(' '),
);
/** Before a school that bears an ordinary name: "at high point". */
const LEADS = new Set(
  'at for from attend attending visit visited visiting against versus beat play playing joined join by to with'.split(' '),
);
/** After these even a single ordinary word is the school: "committed to duke". */
const STRONG_LEAD =
  /^(?:play|playing|played|compete) for$|^(?:commit|committed|go|going|went|been) to$|^(?:camp|campus|coach|coaches|visit) (?:at|to)$|^offers? from$|^(?:to|and|will|would) (?:attend|visit)$/;
const INSTITUTION = new Set(['university', 'college', 'academy']);

/** The names of schools, to be found by their first word. */
export class SchoolNames {
  private readonly byFirst = new Map<string, string[][]>();

  constructor(names: readonly string[]) {
    for (const name of names) {
      const parts = wordsOf(name.split(' (', 1).join(''), new Map()).map(({ text }) => text);
      const first = parts[0]?.toLowerCase() ?? '';
      this.byFirst.set(
        first,
        [...(this.byFirst.get(first) ?? []), parts].sort((a, b) => b.length - a.length),
      );
    }
  }

  /** Returns the longest name at this position, in any case. */
  at(words: readonly Word[], at: number): readonly string[] | null {
    const names = this.byFirst.get(lowerAt(words, at));
    return names?.find((parts) => parts.every((part, next) => lowerAt(words, at + next) === part.toLowerCase())) ?? null;
  }
}

/** Adds missing capitals in names of schools. `unknown`: offsets of words that the dictionary lacks. */
export function schoolCapitals(words: readonly Word[], schools: SchoolNames, unknown: ReadonlySet<number>): Edit[] {
  const edits: Edit[] = [];
  let next = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (at < next) continue;
    const name = schools.at(words, at);
    const isNext = next > 0 && next === at - 1 && /^(?:and|or|,)$/.test(lowerAt(words, next));
    if (name && (isNext || isMeant(words, at, { length: name.length, unknown }))) {
      edits.push(...written(words, at, name));
      next = at + name.length;
    }
    edits.push(...kindBehind(words, at));
  }
  return edits;
}

function isMeant(words: readonly Word[], at: number, { length, unknown }: { length: number; unknown: ReadonlySet<number> }): boolean {
  if (isNamedSchool(words, at, length)) return true;
  if (length === 1) return unknown.has(words[at]?.start ?? -1) || isStrong(words, at);
  if (lowerAt(words, at + length - 1) === 'state' && OF_STATE.has(lowerAt(words, at + length))) return false;
  const parts = words.slice(at, at + length);
  return LEADS.has(lowerAt(words, at - 1)) || parts.some(({ lower, start }) => SCHOOL_MARKS.has(lower) || unknown.has(start));
}

/** "university of alabama", "lamar college", but not "the rice college". */
function isNamedSchool(words: readonly Word[], at: number, length: number): boolean {
  if (lowerAt(words, at - 1) === 'of' && lowerAt(words, at - 2) === 'university') return true;
  return INSTITUTION.has(lowerAt(words, at + length)) && posAt(words, at - 1) !== 'DET';
}

/** "play for rice." */
function isStrong(words: readonly Word[], at: number): boolean {
  return (
    STRONG_LEAD.test(`${lowerAt(words, at - 2)} ${lowerAt(words, at - 1)}`) &&
    (closesClause(words, at + 1) || /^(?:and|because|in|on|so|but)$/.test(lowerAt(words, at + 1)))
  );
}

function written(words: readonly Word[], at: number, name: readonly string[]): Edit[] {
  const edits = name.flatMap((part, next) => editOf(words[at + next], part));
  const isOf = lowerAt(words, at - 1) === 'of' && lowerAt(words, at - 2) === 'university';
  return [...(isOf ? editOf(words[at - 2], 'University') : []), ...edits, ...institution(words, at + name.length)];
}

function institution(words: readonly Word[], at: number): Edit[] {
  const lower = lowerAt(words, at);
  return /^(?:university|college)$/.test(lower) && posAt(words, at + 1) !== 'NOUN' ? editOf(words[at], capital(lower)) : [];
}

/** "Lincoln high school", "Lamar university" */
function kindBehind(words: readonly Word[], at: number): Edit[] {
  if (!isNamed(words, at)) return [];
  const isHigh = lowerAt(words, at + 1) === 'high' && lowerAt(words, at + 2) === 'school';
  if (isHigh && !/^(?:football|coach|coaches|team|player|players|game|games|career|stadium)$/.test(lowerAt(words, at + 3)))
    return [...editOf(words[at + 1], 'High'), ...editOf(words[at + 2], 'School')];
  return lowerAt(words, at + 1) === 'university' ? editOf(words[at + 1], 'University') : [];
}

/** A name inside of a sentence, no state, no day, no short capitals. */
function isNamed(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || at === 0 || !/^\p{Lu}\p{Ll}{2}/u.test(word.text) || /^[.?!\n]$/.test(lowerAt(words, at - 1))) return false;
  return (
    !SCHOOL_MARKS.has(word.lower) && !(WORD_SETS['day'] ?? []).includes(word.lower) && !(WORD_SETS['month'] ?? []).includes(word.lower)
  );
}

/** Only changes lower case; existing capitals are intended. */
function editOf(word: Word | undefined, right: string): Edit[] {
  return word && word.pos !== 'NAME' && word.text === word.lower && word.text !== right
    ? [{ start: word.start, end: word.end, text: right }]
    : [];
}

function capital(lower: string): string {
  return lower.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
