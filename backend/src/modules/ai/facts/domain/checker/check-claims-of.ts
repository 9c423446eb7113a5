import { plainText } from '../../../../../shared-kernel/reading/plain-text.js';
import { alwaysConfirm } from './always-confirm.js';
import type { ClaimFlag, Finding } from './claim-flag.js';
import type { KnownAthlete, KnownGame } from './known-athlete.js';
import { numberFindings } from './number-findings.js';
import { type Sentence, sentencesOf } from './sentence.js';
import { WHOLE_PATTERNS } from './whole-patterns.js';
import { wordFindings, type WordScope } from './word-findings.js';

/** The first ones; a text with more has to be written anew. */
const MOST_FLAGS = 500;

/** Every place of a text that no record stands behind, in its order, none over another. Linear in the text. */
export function checkClaimsOf(original: string, scope: WordScope): ClaimFlag[] {
  return firstApart([...claimsBySentence(original, scope)].flat());
}

/** The same, a sentence at a time, for who lets others have their turn between two of them. */
export function* claimsBySentence(original: string, scope: WordScope): Generator<ClaimFlag[]> {
  const { text, at } = plainText(original);
  for (const sentence of sentencesOf(text)) {
    yield findingsIn(sentence, scope).map((finding) => {
      const start = at[sentence.start + finding.start] ?? 0;
      const end = at[sentence.start + finding.end] ?? original.length;
      return { ...finding, start, end, text: original.slice(start, end) };
    });
  }
}

/** The first of them, none over another. */
export function firstApart(flags: readonly ClaimFlag[]): ClaimFlag[] {
  return apart(flags).slice(0, MOST_FLAGS);
}

function findingsIn(sentence: Sentence, scope: WordScope): Finding[] {
  const games = gamesNamed(sentence, scope.athlete);
  const taken = takeWhole(sentence.low, scope.athlete, games);
  return [
    ...taken.findings,
    ...numberFindings(taken.rest, { athlete: scope.athlete, games }),
    ...wordFindings({ ...sentence, low: taken.rest }, scope),
    ...alwaysConfirm(sentence),
  ];
}

function takeWhole(low: string, athlete: KnownAthlete, games: readonly KnownGame[]): { rest: string; findings: Finding[] } {
  const findings: Finding[] = [];
  let rest = low;
  for (const { pattern, judge, mark = ' ' } of WHOLE_PATTERNS) {
    const now = rest;
    rest = now.replace(pattern, (found: string, ...more: unknown[]) => {
      const start = more.find((one): one is number => typeof one === 'number') ?? 0;
      const groups = more.slice(0, more.indexOf(start)) as string[];
      const judged = judge([found, ...groups] as unknown as RegExpExecArray, { athlete, games }, now);
      if (judged === 'not this') return found;
      if (judged) findings.push({ start, end: start + found.length, ...judged });
      return mark.repeat(found.length);
    });
  }
  return { rest, findings };
}

const FIRST = /\b(?:opener|opening game|first game)\b/;
const LAST = /\b(?:last|latest|most recent) game\b/;

/** The games that a sentence means: by the opponent, or as the first or last one. */
function gamesNamed({ low }: Sentence, { games }: KnownAthlete): KnownGame[] {
  const named = games.filter(({ opponent }) => low.includes(plainText(opponent).text.toLowerCase()));
  if (named.length > 0) return named;
  if (FIRST.test(low)) return games.slice(0, 1);
  return LAST.test(low) ? games.slice(-1) : [];
}

/** In the order of the text; of two over another the error, else the earlier. */
export function apart(flags: readonly ClaimFlag[]): ClaimFlag[] {
  const sorted = [...flags].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: ClaimFlag[] = [];
  for (const flag of sorted) {
    const last = kept.at(-1);
    if (!last || last.end <= flag.start) kept.push(flag);
    else if (last.severity === 'confirm' && flag.severity === 'error') kept[kept.length - 1] = flag;
  }
  return kept;
}
