import type { AthleteNames } from './athlete-names.js';
import type { KnownNames } from './known-names.js';
import { isGreeted } from './is-greeted.js';
import type { NamedInText } from './named.js';
import type { WordRun } from './word-run.js';

const TITLES = new Set(['coach', 'coaches']);
const PERSON_TITLES = new Set(['mr', 'mrs', 'ms', 'dr']);
const GREETINGS = new Set(['dear', 'hello', 'hi', 'hey']);
/** After "Coach" they are no names. */
const NO_NAMES = new Set(
  `a about and any are as at be before but by can could did do for from go had has have head help here hope how i if in is it just let like
  may me my never no not of on or our please prime sir so staff team thank thanks that the then there they this to until was we well were
  what when where which who why will with would you your`.split(/\s+/),
);
/** "Coach De La Cruz" */
const MOST_WORDS = 3;

/** Finds surnames after a title, as in "Coach Saban" and "Dear Mr. Saban", that may belong to another coach. */
export function coachTitles(run: WordRun, known: KnownNames, own: AthleteNames): NamedInText[] {
  return run.words.flatMap(({ folded }, at) => {
    const isTitle = TITLES.has(folded) || (PERSON_TITLES.has(folded) && GREETINGS.has(run.before(at)));
    return isTitle ? [titleAt(run, at + 1, { known, own }), secondOf(run, at, { known, own })].flatMap((found) => found ?? []) : [];
  });
}

interface Names {
  known: KnownNames;
  own: AthleteNames;
}

/** "Coaches Reed and Saban" */
function secondOf(run: WordRun, title: number, names: Names): NamedInText | null {
  if (run.words[title]?.folded !== 'coaches' || run.after(title + 2) !== 'and') return null;
  return titleAt(run, title + 3, names);
}

/** The name that begins here: the longest that is some coach's surname; else, where it is greeted, the word itself. */
function titleAt(run: WordRun, start: number, names: Names): NamedInText | null {
  const first = run.words[start];
  if (!first || NO_NAMES.has(first.folded) || !/^\.? $/.test(run.gap(start - 1, start))) return null;
  const end = surnameEnd(run, start, names) ?? start + 1;
  const found: NamedInText = {
    is: 'surname',
    text: run.written(start - 1, end),
    folded: run.folded(start, end),
    at: first.start,
    schoolIds: [],
    isGreeted: isGreeted(run, start, end),
  };
  return isPerson(found, first.isCapital, names) ? found : null;
}

function isPerson({ folded, isGreeted: isSpokenTo }: NamedInText, isCapital: boolean, names: Names): boolean {
  if (names.own.isOwnName(folded) || (!isCapital && !isSpokenTo)) return false;
  return isSurname(folded, names) || (isSpokenTo && isCapital && !names.known.isFirstName(folded));
}

function surnameEnd(run: WordRun, start: number, names: Names): number | null {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const end = start + count;
    if (end <= run.words.length && isSurname(run.folded(start, end), names)) return end;
  }
  return null;
}

function isSurname(folded: string, { known, own }: Names): boolean {
  return known.isSurname(folded) || own.isSurname(folded);
}
