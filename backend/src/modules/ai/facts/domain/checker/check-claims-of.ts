import { quick, sameLetters } from '../../../../../shared-kernel/reading/quick-pattern.js';
import { originalPlace } from '../../../../../shared-kernel/reading/fold-text.js';
import { plainText } from '../../../../../shared-kernel/reading/plain-text.js';
import { alwaysConfirm } from './words/always-confirm.js';
import type { ClaimFlag, Finding } from './claim-flag.js';
import { gameEventsOf } from './game-events/game-events-of.js';
import { type PlayClaim, recordedPlays } from './plays/recorded-plays.js';
import { recordsReturns } from './plays/return-figures.js';
import { areRight, isOwnFact, readSentence, type SentenceReading } from './figures/figure-reading.js';
import type { KnownAthlete, KnownGame } from './known-athlete.js';
import { withMisses } from './games/game-figures.js';
import { gamesNamed, otherGamesNamed } from './games/games-named.js';
import { keptFrom } from './games/kept-from.js';
import { opponentTimes } from './games/opponent-times.js';
import { type MeasuredClaim, measuredClaims } from './measured/measured-claims.js';
import { numberFindings } from './numbers/number-findings.js';
import type { Opponent } from './games/opponents.js';
import { seasonParts } from './seasons/season-parts.js';
import { seasonWordsIn } from './seasons/season-words.js';
import { seasonsCompared } from './seasons/seasons-compared.js';
import { type SeasonGames, Seasons } from './seasons/seasons.js';
import { type Sentence, sentencesOf } from './sentence.js';
import { WHOLE_PATTERNS, WORD_PATTERNS } from './patterns/whole-patterns.js';
import { isWithin, notOwn, stillToCome, type Stretch } from './whose-number.js';
import { usualWords } from './words/usual-words.js';
import { wordFindings } from './words/word-findings.js';
import type { WordScope } from './words/word-scope.js';

/** The first ones; a text with more has to be written again. */
const MOST_FLAGS = 500;
/** A sentence that names more seasons is read by the first ones. */
const MOST_SEASONS = 4;

/** Every place of a text that no record is behind, in its order, none over another. Linear in the text. */
export function checkClaimsOf(original: string, scope: WordScope): ClaimFlag[] {
  const list = new FlagList();
  for (const { flags } of claimsBySentence(original, scope)) if (list.add(flags).isFull) break;
  return list.flags();
}

/** The flags of one sentence, and how many characters it has. */
interface CheckedSentence {
  flags: ClaimFlag[];
  length: number;
}

/** The same one sentence at a time, so that the caller can yield to other requests in between. */
export function* claimsBySentence(original: string, known: WordScope): Generator<CheckedSentence> {
  const [games, earlierGames] = [known.athlete.games, known.athlete.earlierGames ?? []].map((all) => all.map(withMisses));
  const scope = { ...known, athlete: { ...known.athlete, games: games ?? [], earlierGames: earlierGames ?? [] } };
  const folded = usualWords(plainText(original));
  const seasons = new Seasons(scope.athlete);
  for (const sentence of sentencesOf(folded.text)) {
    const flags = findingsBySeason(sentence, scope, seasons).map((finding) => {
      const { start, end } = originalPlace(folded, { start: sentence.start + finding.start, end: sentence.start + finding.end });
      return { ...finding, start, end, text: original.slice(start, end) };
    });
    yield { flags, length: sentence.text.length };
  }
}

/** The first flags of a text, none over another; full when no later sentence can add one. */
export class FlagList {
  isFull = false;
  private readonly found: ClaimFlag[] = [];
  private countAt = MOST_FLAGS;

  add(flags: readonly ClaimFlag[]): this {
    this.found.push(...flags);
    if (this.found.length < this.countAt) return this;
    const { length } = apart(this.found);
    this.isFull = length >= MOST_FLAGS;
    this.countAt = this.found.length + MOST_FLAGS - length;
    return this;
  }

  flags(): ClaimFlag[] {
    return apart(this.found).slice(0, MOST_FLAGS);
  }
}

/** Each part of a sentence is held against the games of the seasons that it tells of. */
function findingsBySeason(sentence: Sentence, scope: WordScope, seasons: Seasons): Finding[] {
  sameLetters(sentence.text, sentence.low);
  const words = seasonWordsIn(sentence.low, scope.athlete);
  const isOfLatest = words.every(({ meant }) => meant.kind === 'latest');
  const compared = isOfLatest ? [] : seasonsCompared(sentence.low, words, seasons);
  const found = (season: SeasonGames) => {
    const { games, opponents } = season;
    const of = season === seasons.latest ? scope : { ...scope, athlete: { ...scope.athlete, games } };
    return findingsIn(sentence, of, { opponents, compared });
  };
  if (isOfLatest) return found(words.length > 0 ? seasons.latest : (seasons.ofOpponentIn(sentence.low) ?? seasons.latest));
  const parts = seasonParts(sentence.low, words).map(({ meant, ...part }) => ({
    ...part,
    of: meant === 'before' ? [seasons.before] : seasons.meantBy(meant),
  }));
  const bySeason = new Map([...new Set(parts.flatMap(({ of }) => of))].slice(0, MOST_SEASONS).map((season) => [season, found(season)]));
  return parts.flatMap((part) => part.of.flatMap((season) => (bySeason.get(season) ?? []).filter(({ start }) => isWithin([part], start))));
}

interface ReadBefore {
  opponents: readonly Opponent[];
  compared: readonly PlayClaim[];
}

function findingsIn({ text, low, start }: Sentence, scope: WordScope, { opponents, compared }: ReadBefore): Finding[] {
  const sentence = { text, low: inWordsOf(low, scope.athlete), start };
  const found = findingsWith(sentence, scope, { opponents, named: gamesNamed(sentence, opponents), compared });
  if (found.length === 0) return found;
  const others = otherGamesNamed(sentence, opponents).map((named) => findingsWith(sentence, scope, { opponents, named, compared }));
  return others.reduce((least, one) => (one.length < least.length ? one : least), found);
}

interface ReadWith {
  opponents: readonly Opponent[];
  named: readonly KnownGame[];
  compared: readonly PlayClaim[];
}

function findingsWith(sentence: Sentence, scope: WordScope, { opponents, named, compared }: ReadWith): Finding[] {
  const { athlete, games } = withoutExcepted(sentence.low, scope.athlete, named);
  const read = [
    ...measuredClaims(sentence.low, athlete),
    ...recordedPlays(sentence.low, { athlete, games }),
    ...keptFrom(sentence.low, athlete.games, opponents),
  ];
  const events = gameEventsOf(sentence.low, { athlete, games: named }, opponents);
  const taken = takeWhole(without(sentence.low, [...read, ...compared, ...events]), athlete, games);
  taken.findings.push(...findingsOf(read));
  const words = wordFindings({ ...sentence, low: taken.rest }, scope);
  const reading = readSentence(sentence.low);
  const others = taken.findings.length + words.length > 0 ? notOwn(sentence.low) : [];
  return [
    ...findingsOf([...compared, ...events]),
    ...opponentTimes(sentence.low, opponents),
    ...taken.findings
      .filter(({ start, end }) => !isOfOthers(sentence.low, { start, end }, others))
      .filter(
        (finding) =>
          !isNoClaim(sentence.low, finding, reading) &&
          !(finding.severity === 'confirm' && areRight(sentence.low, finding, { athlete, games }, reading)),
      ),
    ...numberFindings(taken.rest, { athlete, games }, reading),
    ...words
      .filter((one) => !isOfYearToCome(sentence.low, one))
      .filter(
        ({ severity, start, end }) =>
          severity === 'confirm' || OF_READER.test(sentence.low) || !isOfOthers(sentence.low, { start, end }, others),
      ),
    ...alwaysConfirm(sentence, scope.athlete)
      .filter(({ start, end }) => ![...read, ...events].some(({ whole }) => start < whole.end && whole.start < end))
      .filter(({ start, end }) => !FUMBLED.test(sentence.low.slice(start, end)) || !athlete.games.some(({ stats }) => 'fumbles' in stats))
      .filter(({ start, end }) => !RETURNED.test(sentence.low.slice(start, end)) || !athlete.games.some(recordsReturns)),
  ];
}

/** "through the air" is thrown by who throws, and caught by all others; of the same length. */
function inWordsOf(low: string, { games }: KnownAthlete): string {
  const isCatcher = games.some(({ stats }) => 'receptions' in stats) && !games.some(({ stats }) => 'attempts' in stats);
  return isCatcher ? low.replace(/\b(?:through|in) the air\b/g, (found) => 'receiving'.padEnd(found.length)) : low;
}

/** Where games record them, each is held against them. */
const FUMBLED = /\bfumbled?\b/;
/** Its numbers are held against the games. */
const RETURNED = /^(?:returned|took|brought|ran) (?:an?|my|\d+) (?:kickoff|kick|punt)s?\b/;

function findingsOf(read: readonly (MeasuredClaim | PlayClaim)[]): Finding[] {
  return read.flatMap(({ value, verdict }) => (verdict === null ? [] : [{ ...value, ...verdict }]));
}

/** The values that were read already, blank for the later readers. */
function without(low: string, read: readonly (MeasuredClaim | PlayClaim)[]): string {
  return read.reduce((rest, { value: { start, end } }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), low);
}

/** "By the time" and a hope that follows. */
const BY_THEN = quick(/\b(?:by the time|when|once|before|until|after) $/);
const THEN_HOPED = quick(
  /^(?: (?:year|season)| (?:next|this coming) (?:year|fall))?,? (?:my (?:goal|plan|aim|hope|dream)|i(?:'m| am)? (?:also |really )?(?:hope|hoping|want|plan|planning|expect|aim|aiming|will|would|going)\b|i'(?:ll|d)\b)/,
);

/** "I want to run for 1500 as a senior", "by the time I'm a senior" */
function isOfYearToCome(low: string, { start, end }: Stretch): boolean {
  const isAs = low.startsWith('as ', start);
  if (isAs && (isWithin(stillToCome(low), start) || THEN_HOPED.test(low.slice(end), low))) return true;
  return BY_THEN.test(low.slice(0, start), low) && /^(?:i'm|i am) /.test(low.slice(start, end));
}

const EXCEPT = quick(
  /^(?:except|but|save)(?: for)?(?: against| in)? [^.;]{3,40}, [^.;]{0,60}\b(?:every|each|all)\b[^.;]{0,20}\b(?:games?|week|night)\b|\b(?:every|each|all)\b[^.;]{0,40}\b(?:games?|week|night)\b[^.;]{0,20}\b(?:except|but|besides|other than|save for|aside from)\b/,
);

const TAKEN_AWAY = quick(
  /\b(?:tak(?:e|ing) (?:the )?[a-z.' ]{3,40} away\b|throw(?:ing)? out (?:the )?[a-z]|without (?:the )?[a-z.' ]{3,30} game\b|drop(?:ping)? (?:the )?[a-z.' ]{3,30} game\b|ignor(?:e|ing)\b|(?:don't|do not) count\b|if you (?:take|leave|throw)\b|take away|taking away|take out|taking out|(?:not counting|excluding|except for|outside of|apart from|aside from|minus)(?! (?:my |the |those )?\d)|leaving out|leave out)\b/,
);

/** "My family is excited about a trip to Des Moines to see your campus": who speaks of the reader means the reader's school. */
const OF_READER = quick(/\b(?:see|visit|tour|come to|at|on|of) your (?:campus|school|stadium|program|place|facilities)\b/);

/** "in every game except Tidewell": the others are meant. */
function withoutExcepted(low: string, athlete: KnownAthlete, named: readonly KnownGame[]) {
  if (named.length === 0 || !(EXCEPT.test(low) || TAKEN_AWAY.test(low))) return { athlete, games: named };
  return { athlete: { ...athlete, games: athlete.games.filter((game) => !named.includes(game)) }, games: [] };
}

/** "My brother is 6-4": not a claim about the athlete. Numbers of ten digits, such as telephone numbers, are checked anyway. */
function isOfOthers(low: string, { start, end }: Stretch, others: readonly Stretch[]): boolean {
  return isWithin(others, start) && (low.slice(start, end).match(/\d/g) ?? []).length < 10;
}

/** A figure of another person, or one that is only hoped for. */
function isNoClaim(low: string, { start, end, severity }: Finding, reading: SentenceReading): boolean {
  const figures = low.slice(start, end).match(/\d/g)?.length ?? 0;
  return severity === 'error' && figures > 0 && figures < 7 && !isOwnFact(reading, start);
}

function takeWhole(low: string, athlete: KnownAthlete, games: readonly KnownGame[]): { rest: string; findings: Finding[] } {
  const findings: Finding[] = [];
  let rest = low;
  const patterns = /\d/.test(low) ? WHOLE_PATTERNS : WORD_PATTERNS;
  // What was read is marked with signs that stand for letters of the sentence itself, so that its letters are looked for once.
  for (const { pattern, judge, mark = ' ', sign } of patterns.maybeIn(low)) {
    if (sign !== undefined && !low.includes(sign)) continue;
    const now = rest;
    pattern.lastIndex = 0;
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
