import type { FoldedText } from '../../../../../../shared-kernel/reading/fold-text.js';
import { replacePieces } from '../../../../../../shared-kernel/reading/plain-text.js';
import { wordsIn } from '../../../../../../shared-kernel/reading/words-in.js';

const pairs = (text: string) => new Map(text.split(', ').map((pair) => pair.split('=') as [string, string]));

/** Hurried spellings, and the standard spelling that the rules expect. */
const SHORT = pairs(
  "im=i'm, ive=i've, dont=don't, didnt=didn't, doesnt=doesn't, havent=haven't, hasnt=hasn't, wasnt=wasn't, isnt=isn't, cant=can't, wont=won't, wouldnt=wouldn't, couldnt=couldn't, " +
    "thats=that's, theres=there's, hes=he's, shes=she's, theyre=they're, youre=you're, youve=you've, u=you, ur=your, yr=year, yrs=years, szn=season, gms=games, bc=because, cuz=because, tho=though, rn=right now, " +
    'hs=high school, w=with, ppl=people, pls=please, plz=please, thx=thanks, sr=senior, jr=junior, soph=sophomore, frosh=freshman',
);
/** The short forms of figures, after a number. */
const FIGURES = pairs(
  "rec=receptions, recs=receptions, comp=completions, comps=completions, cmp=completions, att=attempts, atts=attempts, tkl=tackles, tkls=tackles, tck=tackles, td's=touchdowns, int's=interceptions, " +
    'ff=forced fumbles, ffs=forced fumbles, fr=fumble recoveries, car=carries, yrd=yards, yrds=yards, ydz=yards, ypg=yards per game, ypa=yards per attempt, ypc=yards per carry, ypr=yards per reception, tpg=tackles per game, pd=pass breakups, pds=pass breakups, pbus=pass breakups',
);
/** Nouns after a number, which hurried writers misspell. */
const NOUNS =
  'tackles touchdown touchdowns receptions reception interceptions interception completions completion attempts carries catches yards sacks pounds inches fumbles punts kickoffs touchbacks hurries returns breakups ' +
  'recoveries deflections passes solo solos assists percent games targets';
/** Words that decide what a sentence claims. */
const CLAIM_WORDS =
  'sophomore quarterback receiving linebacker scholarship interception interceptions touchdown touchdowns reception receptions unweighted weighted committed freshman valedictorian championship receiver captain';

/** A word, and each that is it without one letter: two words a slip apart share one of these. */
function signaturesOf(word: string): string[] {
  return [word, ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

const bySignature = (words: string) =>
  new Map(words.split(' ').flatMap((word) => signaturesOf(word).map((one): [string, string] => [one, word])));
const NOUN_MISSPELLINGS = bySignature(NOUNS);
const CLAIM_MISSPELLINGS = bySignature(CLAIM_WORDS);
const KNOWN = new Set(
  `${NOUNS} ${NOUNS.replaceAll('s ', ' ')} ${CLAIM_WORDS} receive receives received catcher passer passed passing yard captains receivers quarterbacks linebackers sophomores`.split(
    ' ',
  ),
);
/** Words of their own that are one slip away. */
const OTHERS = new Set(
  [
    'deceiving relieving deception conceptions conception perception years pulls gains times gallons ounces pouches inched matches batches patches hatches latches touches watches',
    'snacks stacks packs backs racks tacks slacks jacks cards wards hards yarns points pints hunts grunts runts stunts bunts masses gasses lasses posses passer rounds sounds hounds bounds',
    'counts grounds mounds founds tumbles bumbles rumbles mumbles humbles crumbles marries curries berries ferries worries parries varies series caries hurried furries carried tackled',
    'tackler jackets targeted markets tablets assisted consists accounts attempted contempts worried returned curtain certain hunches pinches lunches bunches',
  ]
    .join(' ')
    .split(' '),
);
const SHORTEST = 5;
const CLAIM_WORD_SHORTEST = 7;
/** Between the number and the noun that it counts. */
const NUMBER_BEFORE = /\d(?:[ -]| [a-z]{2,10} )$/i;

const likeness = (low: string, length: number) => `${low.charAt(0)}${length}`;
/** First letter and length of each word that one which is known may be written as by a slip. */
const LIKE = new Set(`${NOUNS} ${CLAIM_WORDS}`.split(' ').flatMap((word) => [-1, 0, 1].map((more) => likeness(word, word.length + more))));

/** The text with the words that a hurried writer meant, each with its place. Linear. */
export function spelledOut(folded: FoldedText): FoldedText {
  const { text } = folded;
  const parts = wordsIn(text, true).flatMap(({ low, start, end }) => {
    if (!mayBeMeant(low)) return [];
    const meant = meantBy(text.slice(start, end), low, { before: text.slice(Math.max(0, start - 14), start), next: text[end] ?? '' });
    return meant === null ? [] : [{ start, end, text: meant }];
  });
  return parts.length === 0 ? folded : replacePieces(folded, parts);
}

/** Most words are neither short forms nor near to a word that is known. */
function mayBeMeant(low: string): boolean {
  if (SHORT.has(low) || FIGURES.has(low)) return true;
  return low.length >= SHORTEST && LIKE.has(likeness(low, low.length)) && !KNOWN.has(low) && !OTHERS.has(low);
}

function meantBy(word: string, low: string, { before, next }: { before: string; next: string }): string | null {
  const isBehindNumber = NUMBER_BEFORE.test(before);
  const figure = isBehindNumber ? FIGURES.get(low) : undefined;
  if (figure !== undefined) return figure;
  if (isName(word, before)) return null;
  return shortFor(word, before.slice(-1) + next) ?? (KNOWN.has(low) || OTHERS.has(low) ? null : meantBySpelling(low, isBehindNumber));
}

/** Not within an address, and no part of a compound. */
function shortFor(word: string, beside: string): string | null {
  const long = /['@/.-]/.test(beside) ? undefined : SHORT.get(word.toLowerCase());
  if (long === undefined) return null;
  return /^[IH][a-z]/.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
}

function meantBySpelling(low: string, isBehindNumber: boolean): string | null {
  const noun = isBehindNumber && low.length >= SHORTEST ? misspelling(low, NOUN_MISSPELLINGS) : null;
  return noun ?? (low.length >= CLAIM_WORD_SHORTEST ? misspelling(low, CLAIM_MISSPELLINGS) : null);
}

/** A capital within a sentence is a name's. */
function isName(word: string, before: string): boolean {
  return /^[A-Z]/.test(word) && /[A-Za-z,'] $/.test(before);
}

/** The known word that is one letter, or one exchange of two, away. */
function misspelling(low: string, misspellings: ReadonlyMap<string, string>): string | null {
  for (const one of signaturesOf(low)) {
    const meant = misspellings.get(one);
    if (meant !== undefined && meant.startsWith(low.charAt(0)) && Math.abs(meant.length - low.length) <= 1) return meant;
  }
  return null;
}
