import type { Measure } from '../games/game-figures.js';
import { setOf, textAt, type Word } from './words-of.js';

/** What a figure counts, in one word for each thing that games record. */
export type Counted =
  | 'yards' | 'touchdowns' | 'interceptions' | 'completions' | 'attempts' | 'carries' | 'receptions' | 'tackles' | 'soloTackles' | 'assistedTackles'
  | 'touches' | 'passes' | 'tacklesForLoss' | 'sacks' | 'passBreakups' | 'forcedFumbles' | 'fumbleRecoveries' | 'fieldGoals' | 'fieldGoalsAttempted' | 'punts' | 'extraPoints' | 'kickoffs' | 'touchbacks' | 'quarterbackHurries'; // prettier-ignore

export type Kind = 'pass' | 'rush' | 'receive';

type Words = Partial<Record<Counted, string>>;

/** What is after a number as the thing that is counted. */
const NOUNS: Words = {
  yards: 'yards yard yds yardage',
  touchdowns: 'touchdowns touchdown tds td scores score sixes zone endzone paint',
  interceptions: 'interceptions interception picks pick ints int takeaways',
  completions: 'completions completion',
  attempts: 'attempts attempt',
  carries: 'carries handoffs rushes totes',
  receptions: 'receptions reception catches catch grabs grab',
  tackles: 'tackles tackle stops stop takedowns',
  soloTackles: 'solo solos unassisted myself',
  assistedTackles: 'assist assists assisted',
  tacklesForLoss: 'tfl tfls backfield loss behind',
  sacks: 'sacks sack',
  touches: 'touches touch',
  passes: 'passes throws balls',
  passBreakups: 'breakups pbus pbu deflections breakup',
  forcedFumbles: 'strips',
  fumbleRecoveries: 'recoveries recovery',
  fieldGoals: 'fgs fg uprights makes',
  extraPoints: 'pats pat xps xp',
  punts: 'punts punt',
  kickoffs: 'kickoffs kickoff',
  touchbacks: 'touchbacks touchback',
  quarterbackHurries: 'hurries hurry',
};

/** What was done so many times. */
const VERBS: Words = {
  touchdowns: 'scored scoring score zone endzone paint paydirt house',
  interceptions: 'picked intercepted away',
  completions: 'completed complete connected connect completing',
  attempts: 'threw throw thrown throwing attempted',
  carries: 'ran run carried carry carrying running toted rushed rush',
  receptions: 'caught catch catching grabbed hauled pulled',
  sacks: 'sacked',
  fieldGoals: 'made kicked drilled nailed',
  punts: 'punted punting',
  passBreakups: 'deflected batted swatted',
  forcedFumbles: 'stripped ripped punched',
  fumbleRecoveries: 'recovered',
};

const KINDS: Record<Kind, ReadonlySet<string>> = {
  pass: setOf('threw throw thrown throwing throws passing passed pass passes air tossed toss slung flung arm completed'),
  rush: setOf('ran run runs running rushing rushed rush ground legs feet carried carry carries carrying totes toted scrambled scrambling'),
  receive: setOf('caught catch catches catching receiving received receptions reception grabs hauled pulled'),
};

const BY_KIND: Record<'yards' | 'touchdowns', Record<Kind, Measure>> = {
  yards: { pass: ['passingYards'], rush: ['rushingYards'], receive: ['receivingYards'] },
  touchdowns: { pass: ['passingTouchdowns'], rush: ['rushingTouchdowns'], receive: ['receivingTouchdowns'] },
};

const PLAIN: Partial<Record<Counted, readonly Measure[]>> = {
  interceptions: [['interceptions'], ['defensiveInterceptions'], ['defensiveInterceptions', 'fumbleRecoveries']],
  fieldGoals: [['fieldGoalsMade']],
  touches: [['carries', 'receptions'], ['carries']],
  passes: [['receptions'], ['completions'], ['attempts']],
  extraPoints: [['extraPointsMade']],
};

function byWord(words: Words): ReadonlyMap<string, Counted> {
  return new Map(
    Object.entries(words).flatMap(([counted, all]) => all.split(' ').map((word): [string, Counted] => [word, counted as Counted])),
  );
}

const NOUN = byWord(NOUNS);
const VERB = byWord(VERBS);

/** "field goals", "extra points", "pass breakups" */
const PAIRS: readonly (readonly [first: string, second: RegExp, counted: Counted])[] = [
  ['field', /^goals?$/, 'fieldGoals'],
  ['extra', /^(?:point|kick)s?$/, 'extraPoints'],
  ['pass', /^break/, 'passBreakups'],
  ['fumble', /^recover/, 'fumbleRecoveries'],
  ['forced', /^fumbles?$/, 'forcedFumbles'],
];

export function nounAt(words: readonly Word[], at: number): Counted | null {
  const behind = textAt(words, at + 1);
  // "caught 4 out of the backfield"
  if (textAt(words, at) === 'backfield' && textAt(words, at - 2) === 'of') return null;
  const counted = NOUN.get(textAt(words, at)) ?? null;
  if (isOfReturns(counted, behind)) return null;
  if (counted === 'tackles' && behind === 'for' && textAt(words, at + 2) === 'loss') return 'tacklesForLoss';
  return counted ?? pairAt(words, at);
}

/** "10 kickoff returns" are no kickoffs. */
function isOfReturns(counted: Counted | null, behind: string): boolean {
  return (counted === 'kickoffs' || counted === 'punts') && behind.startsWith('return');
}

function pairAt(words: readonly Word[], at: number): Counted | null {
  return PAIRS.find(([first, second]) => first === textAt(words, at) && second.test(textAt(words, at + 1)))?.[2] ?? null;
}

const TAKES = setOf('take took taken');
const BREAKS = setOf('broke broken break');

export function verbAt(words: readonly Word[], at: number): Counted | null {
  const text = textAt(words, at);
  // "taken it away"
  if (text === 'up') return BREAKS.has(textAt(words, at - 1)) ? 'passBreakups' : null;
  if (text === 'away' && !TAKES.has(textAt(words, at - 1)) && !TAKES.has(textAt(words, at - 2))) return null;
  return VERB.get(text) ?? null;
}

export function kindAt(words: readonly Word[], at: number): Kind | null {
  const text = textAt(words, at);
  if (text === 'off' && TAKES.has(textAt(words, at - 1))) return 'rush';
  return (['pass', 'rush', 'receive'] as const).find((kind) => KINDS[kind].has(text)) ?? null;
}

/** What was done with passes: the verb beside them. */
const WITH_PASSES: Words = {
  passBreakups: 'broke broken break breaking deflected batted swatted knocked defended',
  interceptions: 'picked intercepted',
  receptions: 'caught catch hauled pulled grabbed',
  completions: 'completed complete connected connect',
  attempts: 'attempted',
  touchdowns: 'zone endzone paint',
};
const PASSES = byWord(WITH_PASSES);

export function withPassesAt(words: readonly Word[], at: number): Counted | null {
  return PASSES.get(textAt(words, at)) ?? null;
}

/** The counters that it can be a sum of. */
export function measuresFor(counted: Counted, kind: Kind | null): readonly Measure[] {
  if (counted !== 'yards' && counted !== 'touchdowns') return PLAIN[counted] ?? [[counted]];
  const kinds = BY_KIND[counted];
  if (kind !== null) return [kinds[kind]];
  return [...Object.values(kinds), Object.values(kinds).flat()];
}
