import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { averageOf, type Measure, sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import { type Bound, holds } from './holds.js';
import type { StatedNumber } from './number-findings.js';
import { isNamedIn, opponentsOf } from '../games/opponents.js';
import { extremesOf } from './tally.js';

const PER = quick(
  /^[\w ]*?\b(?:per|(?<!\b(?:in|on|off|from|after) )an?|each|every|most) (game|contest|outing|start|week|night|friday|attempt|carry|rush|catch|reception|completion|pass|throw|punt|touch)s?\b/,
);
/** "per game: 10.1 tackles" */
const PER_BEFORE = quick(
  /\bper (game|contest|outing|start|week|night|attempt|carry|rush|catch|reception|completion|pass|throw|punt|touch)(?: ?[:,-])?(?: (?:i|i'm|am|have|get|make|made|average|averaging|gain|go|put|up|about|around|over|nearly|almost|just|for|the|number|is))*(?: \d+(?:\.\d+)? [a-z]+(?: for loss)?,?(?: and)?){0,3} $/,
);
/** "a completed pass gains 12.7 yards" */
const OF_ONE = quick(
  /(?:^|[,;:] |\band )(?:an?|1|each|every|(?:the|my) (?:average|typical|usual)) (?:average |typical )?(completed )?(attempt|carry|rush|catch|reception|completion|pass|throw|punt|touch) (?:of mine )?(?:is worth|was worth|gains?|gained|goes for|went for|nets?|gets|yields|brings|averages|averaged|covers|picks up)(?: (?:me|about|around|over|nearly|almost|just|an|average|of))* $/,
);
const PERS: Record<string, Measure> = {
  attempt: ['attempts'], pass: ['attempts'], throw: ['attempts'], completion: ['completions'], carry: ['carries'], rush: ['carries'],
  catch: ['receptions'], reception: ['receptions'], punt: ['punts'], touch: ['carries', 'receptions'],
}; // prettier-ignore
const BEST = quick(
  /\b(?:best|highest|biggest|loudest|finest|strongest|busiest|most|season-high|longest|top) (?:\w+ )?(?:game|outing|performance|night|day)\b|\bseason[- ](?:high|best)\b|\bmy (?:[a-z-]{3,14} )?(?:high|best)(?: is| was|[.,!]|$)/,
);
/** "4 touchdowns in a game", and not in another clause. */
const IN_A_GAME = quick(/^[^.,;\d]*\bin (?:a|1|one) (?:single )?game\b/);
const ONE_GAME_BEFORE = quick(/\bin (?:a|1|one) (?:single )?game\b[^.;\d]*$/);
const WORST = quick(/\b(?:lowest|worst|fewest|quietest|slowest|toughest|season-low|smallest|my (?:season )?low)\b/);

function isPartOf(after: string): boolean {
  return /\bof (?:them|those|these|which)\b|\bincluding\b/.test(after);
}

const PART = quick(/(?:^|[,:(] ?|\band )(\d{1,3})(?: [a-z]+){0,3}? (?:against|in|on|versus|vs|at|through|by) /g);

/** "2 interceptions, 1 in September and 1 in October": the first is the sum of what follows. */
function isDivided({ stated, after, sentence }: StatedNumber): boolean {
  const parts = PART.matchesIn(after, sentence.text).filter(({ index }) => index > 0);
  return parts.length > 1 && parts.reduce((sum, { 1: part }) => sum + Number(part), 0) === Number(stated);
}

const OF_ALL = quick(
  /^[^.;]{0,40}?(?:, | with | including )\d{1,3} (?:of (?:them|those|these|which) )?(?:\w+ ){0,2}(?:against|in|versus|vs|at)\b/,
);

/** "268 against Lockwood and 255 against Dos Rios": of several games the one whose opponent is after the number. */
export function besideNumber(number: StatedNumber, games: readonly KnownGame[]): readonly KnownGame[] {
  if (games.length === 0 || isDivided(number)) return [];
  const { before, after, sentence } = number;
  // "3 interceptions, 2 of them against Tidewell": the first counts all.
  if (
    OF_ALL.test(after, sentence.text) &&
    !opponentsOf(games).some((opponent) => isNamedIn(before, opponent)) &&
    !opponentsOf(games).some((opponent) => isNamedIn(after.split(/,| with | including /)[0] ?? '', opponent))
  )
    return isPartOf(after) ? [] : games;
  if (games.length < 2) return games;
  const subject = subjectOf(before, games);
  return subject ? [subject] : behindNumber(after, games);
}

function behindNumber(after: string, games: readonly KnownGame[]): readonly KnownGame[] {
  const context = after.split(/\d/)[0] ?? '';
  const beside = opponentsOf(games).flatMap((opponent) => (isNamedIn(context, opponent) ? [opponent.game] : []));
  return beside.length > 0 ? beside : games;
}

const GAVE = quick(
  /^ (?:only |just |also )?(?:gave up|gave me|allowed|surrendered|gave|let me have|yielded|saw me (?:get|make|score|catch|throw|run for)|picked me off|intercepted me|got me for)(?: (?:only|just|over|about|at least|more than))? $/,
);

/** "Pecan Grove gave up 2": what is before the number in its clause. */
function subjectOf(before: string, games: readonly KnownGame[]): KnownGame | null {
  const clause = before.split(/[,;:] |\b(?:and|but|while) /).at(-1) ?? '';
  for (const opponent of opponentsOf(games))
    for (const name of [opponent.name, opponent.short ?? opponent.name])
      if (clause.startsWith(name) && GAVE.test(clause.slice(name.length), null)) return opponent.game;
  return null;
}

/** Returns the games' values for a measure: a sum, an average, or the highest of them. */
export function knownValues(number: StatedNumber, measure: Measure, games: readonly KnownGame[], isNamed: boolean): number[] {
  const per = perOf(number, measure);
  // Yards of all kinds go with no attempt and no carry.
  if (per !== null && per !== 'game' && measure.length > 2) return [];
  const known = per === null ? plainValue(number, measure, games, isNamed) : averageOf(games, touched(measure, per), per);
  return known === null ? [] : [known];
}

/** Yards of a touch are those of runs and of catches. */
function touched(measure: Measure, per: Measure | 'game'): Measure {
  return per.length === 2 && /^(?:rushing|receiving)Yards$/.test(measure[0] ?? '') ? ['rushingYards', 'receivingYards'] : measure;
}

/** Half a sack is no whole one; an average may be rounded. */
export function isStated(known: number, { stated, before, after, sentence }: StatedNumber, bound: Bound): boolean {
  const isWhole = bound === 'exact' && known % 1 === 0.5 && !stated.includes('.');
  if (isWhole && !PER.test(clauseOf(after), sentence.text) && !/\baverag/.test(before + after)) return false;
  return holds(known, stated, bound);
}

const EACH_RUN = quick(/\b(?:every|each) time (?:i (?:touch|carry|run|get|tote)|(?:they|we|you|coach) (?:hand|give|feed))\b/);
const EACH_CATCH = quick(/\b(?:every|each) time i catch\b/);

const AVERAGED = quick(/\baverag\w*[^.!?]{0,20}$/);
const LOST = quick(/\b(?:lost|negative|minus|loss of|cost me)(?: (?:only|just|about|a total of))? $|(?:^|[\s(])-$/);

/** Up to the end of its clause. */
function clauseOf(after: string): string {
  const end = after.search(/[.,;!?]/);
  return end < 0 ? after : after.slice(0, end);
}

/** What the figure is an average over; null: it is none. */
function perOf({ before, after, sentence: { text } }: StatedNumber, measure: Measure): Measure | 'game' | null {
  if (EACH_RUN.test(after, text)) return ['carries'];
  if (EACH_CATCH.test(after, text)) return ['receptions'];
  const per = PER.exec(clauseOf(after), text)?.[1] ?? aheadOf(before, text);
  if (per !== undefined) return PERS[per] ?? 'game';
  if (!AVERAGED.test(before, text)) return null;
  return measure[0] === 'puntYards' ? ['punts'] : 'game';
}

/** Named before the figure. */
function aheadOf(before: string, text: string): string | undefined {
  const [, completed, each] = OF_ONE.exec(before, text) ?? [];
  return completed === undefined ? (PER_BEFORE.exec(before, text)?.[1] ?? each) : 'completion';
}

function isOfBest(text: string, before: string, after: string): boolean {
  return BEST.test(text) || IN_A_GAME.test(after, text) || ONE_GAME_BEFORE.test(before, text);
}

function plainValue(
  { before, after, sentence }: StatedNumber,
  measure: Measure,
  games: readonly KnownGame[],
  isNamed: boolean,
): number | null {
  const isWorst = WORST.test(sentence.text);
  const isExtreme = (isWorst || isOfBest(sentence.text, before, after)) && !(isNamed && games.length === 1);
  const extremes = isExtreme ? extremesOf(games, measure) : null;
  if (extremes) return isWorst ? extremes.least : extremes.most;
  const sum = sumOf(games, measure);
  return sum !== null && LOST.test(before, sentence.text) ? -sum : sum;
}
