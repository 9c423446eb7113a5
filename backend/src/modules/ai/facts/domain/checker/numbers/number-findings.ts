import { matchesOf } from '../../../../../../shared-kernel/reading/matches.js';
import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import { type Measure, measuresOf } from '../games/game-figures.js';
import { SPAN } from '../games/games-named.js';
import { longestPlay } from '../plays/longest-plays.js';
import { returnedFigure } from '../plays/return-figures.js';
import { isSumNamed } from '../patterns/combined-figures.js';
import { denied, isDenied } from './denied-number.js';
import { isSomeAverage, isSomeFigure } from '../figures/derived-values.js';
import { isCounted, isOwnFact, judgeFigure, type SentenceReading } from '../figures/figure-reading.js';
import { boundOf, holds } from './holds.js';
import { isEveryday } from './everyday-numbers.js';
import { kickFigure } from './kick-figures.js';
import type { KnownAthlete, KnownGame } from '../known-athlete.js';
import { isKnown } from './known-numbers.js';
import { besideNumber, isStated, knownValues } from './known-values.js';
import { attemptsOf, isReturned } from './other-units.js';
import { ofEach } from './of-each-game.js';
import { onlyGame } from './only-game.js';
import { type QuickRule, numberRulesOf, profileNumber } from './profile-number.js';
import { everyBound, perGameTally, type Tally, tallyOf, wordOfNamed, wordTally } from './tally.js';
import { difference, figureText, fraction, isPercent, NOT_RECORDED, percentage } from '../patterns/stated-shares.js';
import { unitOf } from './unit-of.js';
import { isWithin, notOwn, stillToCome } from '../whose-number.js';

export interface NumberScope {
  athlete: KnownAthlete;
  /** The games that the sentence names; empty when it names none. */
  games: readonly KnownGame[];
}

/** A number of a sentence with the text around it; all in lower case. */
export interface StatedNumber {
  stated: string;
  before: string;
  after: string;
  sentence: NumberSentence;
  start: number;
  end: number;
}

/** What applies to all numbers of a sentence; computed once, because a sentence may contain hundreds. */
export interface NumberSentence {
  text: string;
  /** "in 3 of my 6 games" */
  tally: Tally | null;
  rules: readonly QuickRule[];
}

export type Reason = Pick<Finding, 'reason' | 'severity'>;
export type Judged = 'right' | Reason | null;

const NUMBER = /(?<![\w.])(?:\d+(?:\.\d+)?|\.\d+)(?=(?:st|nd|rd|th)?(?![\w]|\.\d))/g;
/** Numbers of a sentence from which whole patterns (dates, heights, telephone numbers) have been taken out. */
export function numberFindings(low: string, scope: NumberScope, reading: SentenceReading): Finding[] {
  const tally = tallyOf(low, scope.athlete.games.length);
  const tallied = tally ? wordTally(low, tally, scope.athlete) : wordOfNamed(low, scope.games);
  const numbers = matchesOf(low, NUMBER);
  if (numbers.length === 0) return tallied;
  const sentence = { text: low, tally, rules: numberRulesOf(low) };
  const [others, goals] = [notOwn(low), stillToCome(low)];
  const isBare = !NAMES.test(low);
  const wrong = numbers.flatMap(({ 0: stated, index: start }) => {
    if (
      (isBare && isSmall(stated)) ||
      isNoOne(low, stated, start) ||
      isAge(low, start) ||
      isWithin(others, start) ||
      (isWithin(goals, start) && !isHadAlready(low, stated, start))
    )
      return [];
    const end = start + stated.length;
    const number = { stated, start, end, sentence, before: low.slice(Math.max(0, start - 80), start), after: low.slice(end, end + 80) };
    const reason = wrongNumber(number, scope, reading);
    return reason === null ? [] : [{ start, end, ...reason }];
  });
  return [...wrong, ...tallied];
}

/** Characters that can give a number a meaning: letters and signs. */
const NAMES = /[^\d\s.,;:!?()-]/;

/** Below 100 a number alone claims nothing. */
function isSmall(stated: string): boolean {
  return stated.length < 3 && !stated.includes('.');
}

/** "no one", whose number was made a digit, and "below zero". */
function isNoOne(low: string, stated: string, start: number): boolean {
  if (stated === '0') return /\b(?:below|under) $/.test(low.slice(Math.max(0, start - 8), start));
  return stated === '1' && low.endsWith('no ', start) && /\bno $/.test(low.slice(Math.max(0, start - 4), start));
}

const AGE = quick(
  /\b(?:(?:since|when|before|until|after) (?:i|we) (?:was|were|turned)(?: (?:about|only|just))?|(?:since|at|by)(?: the)? age(?: of)?) $/,
);

/** "a running back since I was 8" */
function isAge(low: string, start: number): boolean {
  return AGE.test(low.slice(Math.max(0, start - 40), start), low);
}

/** "raise my 3.4 GPA", "graduate in 2027": what a goal begins with is there already. */
function isHadAlready(low: string, stated: string, start: number): boolean {
  const isOwned =
    /\bmy (?:current |own )?$/.test(low.slice(0, start)) ||
    /^ (?:pounds )?i (?:carry|have|am|weigh|run)\b/.test(low.slice(start + stated.length));
  return /^20[2-4]\d$/.test(stated) || isOwned;
}

/** By the readers of one kind of figure; where they have something against it, the words around it may clear it. */
function wrongNumber(number: StatedNumber, scope: NumberScope, reading: SentenceReading): Reason | null {
  const only = onlyGame(number, scope) ?? (isDenied(number) ? null : returnedFigure(number, scope));
  return only === null ? wrongOther(number, scope, reading) : asReason(only, number, reading);
}

function wrongOther(number: StatedNumber, scope: NumberScope, reading: SentenceReading): Reason | null {
  const sure = judgeByKind(number, scope);
  const read = sure ?? gameFigure(number, scope);
  if (isDenied(number) && isApartFromTally(number)) return asReason(denied(read, number), number, reading);
  const wrong = read === null ? unread(number, scope, reading) : asReason(read, number, reading);
  if (wrong === null || !isOwnFact(reading, number.start)) return null;
  if (AFTER_CONTACT.test(number.after, number.sentence.text)) return wrong;
  return isOfGames(number, scope, reading, sure === null) || judgeFigure(number, scope, reading) === 'right' ? null : wrong;
}

const AFTER_CONTACT = quick(/^ (?:[a-z]+ )?yards after (?:the )?(?:catch|contact|first contact)\b/);

/** Returns whether the number is some figure of the games, when no word beside it tells which. */
function isOfGames(number: StatedNumber, scope: NumberScope, reading: SentenceReading, isOfNoKind: boolean): boolean {
  const games = gamesOf(scope);
  if (number.sentence.tally === null && isSumNamed(number.stated, number.sentence.text, boundOf(number), scope)) return true;
  if (!isOfNoKind) return false;
  return isSomeAverage(number, games) || (!isCounted(reading, number) && !number.after.startsWith(' times') && isSomeFigure(number, games));
}

/** No number of games, and no bound of each game: "never over 300" is denied by its tally. */
function isApartFromTally(number: StatedNumber): boolean {
  const { tally, text } = number.sentence;
  return !isInTally(number) && (tally === null || everyBound(text) === null);
}

function asReason(judged: Judged, { start }: StatedNumber, reading: SentenceReading): Reason | null {
  return judged === null || judged === 'right' || !isOwnFact(reading, start) ? null : judged;
}

function gamesOf({ athlete, games }: NumberScope): readonly KnownGame[] {
  return games.length > 0 ? games : athlete.games;
}

/** Judges a number that no specific reader recognizes: by the words around it, else as a value of the profile. */
function unread(number: StatedNumber, scope: NumberScope, reading: SentenceReading): Reason | null {
  const read = judgeFigure(number, scope, reading);
  if (read === 'right' || isEveryday(number)) return null;
  if (read !== null && isCounted(reading, number)) return read;
  return isKnown(number, scope) && !AVERAGED.test(number.before, number.sentence.text) ? null : (read ?? unknown(number));
}

const AVERAGED = quick(/\baverag(?:e|ed|es|ing)(?: (?:about|around|over|nearly|almost|just))* $/);

function unknown({ stated, before, after, sentence }: StatedNumber): Reason | null {
  const isSmall = Number(stated) < 100 && !stated.includes('.') && !AVERAGED.test(before, sentence.text);
  return isSmall && !/^(?:%| ?percent)/.test(after)
    ? null
    : { severity: 'confirm', reason: `Nothing in your profile says ${stated}. Make sure that it is right.` };
}

/** Uses the first reader that recognizes the number. */
function judgeByKind(number: StatedNumber, scope: NumberScope): Judged {
  return (
    gameCount(number, scope) ??
    fraction(number, scope) ??
    difference(number, scope) ??
    perGameTally(number, scope.athlete) ??
    profileNumber(number, scope.athlete) ??
    kickFigure(number, scope) ??
    longestPlay(number, scope)
  );
}

const VISITED = quick(/\b(?:been to|watched|attended|seen|went to|came to|come to|saw) (?:all |about |over )?$/);

const GAMES = quick(/^[- ](?:varsity |straight )?(?:games|contests|outings)\b/);
const YOURS = quick(/\byour (?:\w+ ){0,2}$/);

/** "in 6 games"; "over 6 games" is no bound. */
function gameCount(number: StatedNumber, scope: NumberScope): Judged {
  const { before, after, sentence } = number;
  if (!GAMES.test(after, sentence.text) || YOURS.test(before, sentence.text) || VISITED.test(before, sentence.text)) return null;
  if (scope.athlete.games.length === 0) return { severity: 'confirm', reason: 'No games are recorded.' };
  return isInTally(number) ? null : gamesCounted(number, scope);
}

function gamesCounted({ stated, before, after }: StatedNumber, { athlete: { games }, games: named }: NumberScope): Judged {
  const isSpan = SPAN.test(`${before.slice(-20)}${stated} games`, null) && Number(stated) <= games.length;
  if (isSpan || (named.length > 0 && Number(stated) === named.length)) return 'right';
  const bound = /\bover (?:the |my |our )?$/.test(before) ? 'exact' : boundOf({ before, after });
  return holds(games.length, stated, bound) ? 'right' : { severity: 'error', reason: `You recorded ${games.length} games this season.` };
}

function isInTally({ sentence: { tally }, start }: StatedNumber): boolean {
  return tally !== null && start >= tally.start && start < tally.end;
}

/** "200 balls every Saturday" */
const IN_PRACTICE = quick(
  /\b(?:every|each|a|per) (?:single )?(?:day|morning|evening|weekend|monday|tuesday|wednesday|thursday|saturday|sunday|practice|workout|session)\b/,
);
const OF_GAME = quick(/^ as (?:many|much)\b|^ (?:[a-z]+ )?game\b/);

function gameFigure(number: StatedNumber, { athlete, games: some }: NumberScope): Judged {
  const named = besideNumber(number, some);
  const games = named.length > 0 ? named : athlete.games;
  if (isPercent(number)) return percentage(number, games);
  const unit = OF_GAME.test(number.after, number.sentence.text) ? null : unitOf(number);
  if (unit === null) return null;
  if (isOfPractice(unit.word, number)) return 'right';
  if (isReturned(unit.near, number)) return NOT_RECORDED;
  const measures = attemptsOf(unit.word, games) ?? measuresOf(unit.word, unit.near, number.before, number.after);
  const each = ofEach(number, measures, named);
  return each ?? ofMeasures(number, measures, { unit: unit.word, games, isNamed: named.length > 0 });
}

interface OfGames {
  unit: string;
  games: readonly KnownGame[];
  isNamed: boolean;
}

function ofMeasures(number: StatedNumber, measures: readonly Measure[], { unit, games, isNamed }: OfGames): Judged {
  const known = measures.flatMap((measure) => knownValues(number, measure, games, isNamed));
  if (known.length === 0) return { severity: 'confirm', reason: `Your games do not record this (${number.stated} ${unit}).` };
  const bound = boundOf(number);
  if (known.some((value) => isStated(value, number, bound))) return 'right';
  return {
    severity: 'error',
    reason: `Your games say ${[...new Set(known)].map(figureText).join(' or ')} ${unit}, not ${number.stated}.`,
  };
}

function isOfPractice(word: string, { after, sentence }: StatedNumber): boolean {
  return /^(?:balls|throws|passes|kicks|punts|catches)$/.test(word) && IN_PRACTICE.test(after, sentence.text);
}
