import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';
import type { Finding } from './claim-flag.js';
import { averageOf, type Measure, measuresOf, sumOf, UNIT } from './game-figures.js';
import { type Bound, boundOf, holds } from './holds.js';
import type { KnownAthlete, KnownGame } from './known-athlete.js';
import { type NumberRule, numberRulesOf, profileNumber } from './profile-number.js';

export interface NumberScope {
  athlete: KnownAthlete;
  /** The games that the sentence names; empty when it names none. */
  games: readonly KnownGame[];
}

/** A number of a sentence with what stands around it; all in small letters. */
export interface SaidNumber {
  said: string;
  before: string;
  after: string;
  sentence: NumberSentence;
  start: number;
  end: number;
}

/** What a sentence says for all its numbers; found once, because a sentence may hold hundreds. */
export interface NumberSentence {
  text: string;
  /** "in 3 of my 6 games" */
  tally: RegExpExecArray | null;
  rules: readonly NumberRule[];
}

const NUMBER = /(?<![\w.])(?:\d+(?:\.\d+)?|\.\d+)(?=(?:st|nd|rd|th)?(?![\w]|\.\d))/g;
const PER = /^[\w ]*?\b(?:per|a|an|each|every) (game|contest|outing|attempt|carry|rush|catch|reception|completion|pass|throw)\b/;
const PERS: Record<string, Measure> = {
  attempt: ['attempts'], pass: ['attempts'], throw: ['attempts'], completion: ['completions'], carry: ['carries'], rush: ['carries'],
  catch: ['receptions'], reception: ['receptions'],
}; // prettier-ignore
const IN_GAMES =
  /\bin (\d+|half) of (?:my|our|the)(?: \d+)? games\b|\b(?:in )?(every|each|all) (?:single )?(?:\d+ )?(?:of (?:my|our) )?games?\b/;
const BEST =
  /\b(?:best|highest|biggest|most|season-high|top) (?:game|outing|performance|night)|\bseason[- ]high\b|\bin (?:a|1|one) (?:single )?game\b/;

/** Numbers of a sentence from which whole patterns (dates, heights, telephone numbers) have been taken out. */
export function numberFindings(low: string, scope: NumberScope): Finding[] {
  const numbers = matchesOf(low, NUMBER);
  if (numbers.length === 0) return [];
  const sentence = { text: low, tally: IN_GAMES.exec(low), rules: numberRulesOf(low) };
  return numbers.flatMap(({ 0: said, index: start }) => {
    const end = start + said.length;
    const number = { said, start, end, sentence, before: low.slice(Math.max(0, start - 80), start), after: low.slice(end, end + 80) };
    const reason = wrongNumber(number, scope);
    return reason === null ? [] : [{ start, end, ...reason }];
  });
}

type Reason = Pick<Finding, 'reason' | 'severity'>;

function wrongNumber(number: SaidNumber, scope: NumberScope): Reason | null {
  const judged = judge(number, scope);
  if (judged === 'right') return null;
  if (judged !== null) return judged;
  if (isOwnYear(number.said, scope.athlete)) return null;
  const isSmall = Number(number.said) < 100 && !number.said.includes('.');
  return isSmall && !/^(?:%| ?percent)/.test(number.after)
    ? null
    : { severity: 'confirm', reason: `Nothing in your profile says ${number.said}. Make sure that it is right.` };
}

type Judged = 'right' | Reason | null;

/** By the first reader who knows what the number is. */
function judge(number: SaidNumber, scope: NumberScope): Judged {
  return (
    gameCount(number, scope) ??
    fraction(number, scope) ??
    perGameTally(number, scope) ??
    profileNumber(number, scope.athlete) ??
    gameFigure(number, scope)
  );
}

/** This year, the year of a game or that of the own class says nothing that could be wrong by itself. */
function isOwnYear(said: string, { today, graduationYear, games }: KnownAthlete): boolean {
  return [today, String(graduationYear), ...games.map(({ date }) => date)].some((date) => date.slice(0, 4) === said);
}

const PARTS: Record<string, number> = { third: 3, fourth: 4, quarter: 4, fifth: 5, tenth: 10 };

/** "2 thirds of my passes" */
function fraction({ said, after }: SaidNumber, { athlete, games: named }: NumberScope): Judged {
  const part = /^[- ](third|fourth|quarter|fifth|tenth)s?(?= of my (?:passes|throws|attempts)\b)/.exec(after)?.[1];
  if (part === undefined) return /^[- ](?:thirds?|fourths?|quarters|fifths?|tenths?) of\b/.test(after) ? UNKNOWN_SHARE : null;
  const share = averageOf(named.length > 0 ? named : athlete.games, ['completions'], ['attempts']);
  if (share === null) return { severity: 'confirm', reason: 'Your games do not record this.' };
  return holds(share, String(Number(said) / (PARTS[part] ?? 1)), 'about')
    ? 'right'
    : { severity: 'error', reason: `Your games say ${figureText(share * 100)}%.` };
}

const UNKNOWN_SHARE: Reason = { severity: 'confirm', reason: 'Your profile does not say this share. Make sure that it is right.' };

/** "in 6 games" */
function gameCount({ said, before, after }: SaidNumber, { athlete: { games } }: NumberScope): Judged {
  if (!/^[- ](?:varsity |straight )?(?:games|contests)\b/.test(after)) return null;
  if (/\byour (?:\w+ ){0,2}$/.test(before)) return null;
  if (games.length === 0) return { severity: 'confirm', reason: 'No games are recorded.' };
  return holds(games.length, said, boundOf({ before, after }))
    ? 'right'
    : { severity: 'error', reason: `You recorded ${games.length} games this season.` };
}

/** "In 2 of my 6 games I threw no interceptions": both numbers are judged with the games themselves. */
function perGameTally(number: SaidNumber, { athlete: { games } }: NumberScope): Judged {
  const { tally } = number.sentence;
  if (!tally) return null;
  if (number.start >= tally.index && number.start < tally.index + tally[0].length) return 'right';
  const unit = unitOf(number);
  if (unit === null) return null;
  const measures = measuresOf(unit.word, unit.near, number.before, number.after);
  const wanted = tally[2] ? games.length : tally[1] === 'half' ? games.length / 2 : Number(tally[1]);
  const bound = boundOf(number);
  const isTrue = measures.some((measure) => games.filter((game) => fits(sumOf([game], measure), number.said, bound)).length === wanted);
  return isTrue ? 'right' : { severity: 'error', reason: 'Your games say something else.' };
}

function fits(known: number | null, said: string, bound: Bound): boolean {
  return known !== null && holds(known, said, bound);
}

function unitOf({ after }: SaidNumber): { word: string; near: string } | null {
  const end = after.search(/[.,;:!?()\d]|\b(?:and|but|with|for|on|in|against)\b/);
  const piece = end < 0 ? after : after.slice(0, end);
  const unit = UNIT.exec(piece.slice(0, 40));
  return unit ? { word: unit[1] ?? '', near: piece } : null;
}

function gameFigure(number: SaidNumber, { athlete, games: named }: NumberScope): Judged {
  if (/^ ?(?:%|percent)/.test(number.after)) return percentage(number, named.length > 0 ? named : athlete.games);
  const unit = unitOf(number);
  if (unit === null) return null;
  const measures = measuresOf(unit.word, unit.near, number.before, number.after);
  const games = named.length > 0 ? named : athlete.games;
  const known = measures.flatMap((measure) => knownValues(number, measure, games, named.length > 0));
  if (known.length === 0) return { severity: 'confirm', reason: `Your games do not record this (${number.said} ${unit.word}).` };
  const bound = boundOf(number);
  if (known.some((value) => holds(value, number.said, bound))) return 'right';
  return {
    severity: 'error',
    reason: `Your games say ${[...new Set(known)].map(figureText).join(' or ')} ${unit.word}, not ${number.said}.`,
  };
}

function knownValues({ before, after, sentence }: SaidNumber, measure: Measure, games: readonly KnownGame[], isNamed: boolean): number[] {
  const per = PER.exec(after.split(/[.,;!?]/)[0] ?? '')?.[1];
  if (per || /\baverag\w*[^.!?]{0,20}$/.test(before)) {
    return [averageOf(games, measure, (per && PERS[per]) || 'game')].flatMap((value) => value ?? []);
  }
  if (!isNamed && BEST.test(sentence.text))
    return [Math.max(...games.flatMap((game) => sumOf([game], measure) ?? []))].filter(Number.isFinite);
  return [sumOf(games, measure)].flatMap((value) => value ?? []);
}

function percentage({ said, before, after, sentence }: SaidNumber, games: readonly KnownGame[]): Judged {
  const isKick = /field goal|kick/.test(sentence.text);
  const isPass = /complet|pass|throw|accura/.test(before + after);
  if (!isKick && !isPass) return { severity: 'confirm', reason: `Nothing in your profile says ${said}%.` };
  const share = averageOf(games, isKick ? ['fieldGoalsMade'] : ['completions'], isKick ? ['fieldGoalsAttempted'] : ['attempts']);
  if (share === null) return { severity: 'confirm', reason: 'Your games do not record this.' };
  return holds(share * 100, said, boundOf({ before, after }))
    ? 'right'
    : { severity: 'error', reason: `Your games say ${figureText(share * 100)}%.` };
}

function figureText(value: number): string {
  return String(Math.round(value * 10) / 10);
}
