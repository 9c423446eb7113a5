import { quick, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
/** How a number is qualified: "more than", "almost", or exact. */
export type Bound = 'over' | 'under' | 'near-under' | 'near-over' | 'about' | 'at-least' | 'at-most' | 'exact';

const ALL_BOUNDS: readonly [RegExp, Bound][] = [
  [
    /(?:n't|\b(?:not|never|yet to))(?: (?:yet|even|ever|quite|once|been able to|managed to|have|had|thrown|run|rushed))* (?:hit|reach(?:ed)?|got(?:ten)? to|get to|made it to)(?: the)?$/,
    'under',
  ],
  [
    /(?:n't|\b(?:not|never|yet to))(?: (?:yet|even|ever|quite|once|been able to|managed to|have|had|thrown|run|rushed))* (?:pass(?:ed)?|cross(?:ed)?|crack(?:ed)?|br(?:eak|oken)|top(?:ped)?|clear(?:ed)?|surpass(?:ed)?|eclipsed?)(?: the)?$/,
    'at-most',
  ],
  [/\bnever (?:\w+ ){0,3}(?:below|under|less than|fewer than)$/, 'at-least'],
  [/\bnever (?:\w+ ){0,3}(?:above|over|more than)$/, 'at-most'],
  [
    /\b(?:just|a (?:bit|little|shade|touch|hair|tad)|slightly|barely) (?:under|below|short of|shy of|less than)$|\bshy of$|\b(?:almost|nearly|not quite|approaching|pushing)$/,
    'near-under',
  ],
  [
    /\b(?:just|a (?:bit|little|shade|touch|hair|tad)|slightly|barely) (?:over|above|past|beyond|north of|more than|better than)$/,
    'near-over',
  ],
  [
    /\b(?:more than|over|above|north of|better than|upwards of|exceeding|topped|surpassed|eclipsed|exceeded|cleared|broken|broke|cracked|beyond|past|higher than|greater than|taller than|heavier than|bigger than)$/,
    'over',
  ],
  [/\bmultiple$/, 'at-least'],
  [/\b(?:at least|no fewer than|no less than)$/, 'at-least'],
  [/\b(?:under|below|less than|fewer than|sub-?|inside|lower than|shorter than|lighter than|faster than|quicker than)$/, 'under'],
  [/\b(?:about|around|roughly|approximately|some|close to|near|\d or)$/, 'about'],
];

const BOUNDS = new QuickRules(
  ALL_BOUNDS.map(([pattern, bound]) => ({ pattern: quick(pattern), bound })),
  ({ pattern }) => pattern,
);
const AND_CHANGE = quick(/^(?: [a-z]+){0,2} and (?:change|some|counting)\b/);
const OR_FEWER = quick(/^(?: [a-z]+){0,2} or (?:fewer|less|under)\b/);
const MINIMUM = quick(/^(?: [a-z]+){0,2} (?:minimum|at least|at the least)(?:[.,;!]|$)/);
const OR_MORE = quick(/^(?: [a-z]+){0,2} (?:or|and) (?:more|better|over)\b/);

/** The text around a number, and its whole sentence when they are parts of one. */
interface TextAround {
  before: string;
  after: string;
  sentence?: { text: string };
}

/** How a number between these words is meant: "more than 3", "3 or more". */
export function boundOf({ before, after, sentence }: TextAround): Bound {
  const whole = sentence?.text ?? null;
  if (AND_CHANGE.test(after, whole)) return 'near-over';
  if (OR_FEWER.test(after, whole)) return 'at-most';
  if (MINIMUM.test(after, whole)) return 'at-least';
  return after.startsWith('+') || OR_MORE.test(after, whole) ? 'at-least' : boundBefore(before, whole);
}

function boundBefore(before: string, whole: string | null): Bound {
  const words = before
    .slice(-40)
    .replace(/\b(?:an?|the)\s*$/, '')
    .trimEnd();
  return BOUNDS.maybeIn(whole).find(({ pattern }) => pattern.test(words, whole))?.bound ?? 'exact';
}

const NEAR = 0.07;

const HOLDS: Readonly<Record<Exclude<Bound, 'exact'>, (known: number, stated: number) => boolean>> = {
  over: (known, stated) => known > stated,
  'at-least': (known, stated) => known >= stated,
  'at-most': (known, stated) => known <= stated,
  under: (known, stated) => known < stated,
  'near-under': (known, stated) => known < stated && known >= stated - nearTo(stated),
  'near-over': (known, stated) => known > stated && known <= stated + nearTo(stated),
  about: (known, stated) => Math.abs(known - stated) <= nearTo(stated),
};

function nearTo(stated: number): number {
  // A small number is accepted for values that round to it.
  return Math.max(Math.abs(stated) * NEAR, stated < 20 ? 0.5 : 0);
}

/** Returns whether a known value fits the written number: a rounded number fits when it was rounded to as many decimals. */
export function holds(known: number, stated: string, bound: Bound): boolean {
  if (bound === 'exact') return Math.abs(known - Number(stated)) <= roundingOf(stated) + 1e-9;
  return HOLDS[bound](known, Number(stated));
}

/** An inch at most, where a body measure is said to be a little over, under or about a figure. */
const BODY_NEAR = 1;

export function holdsBody(known: number, stated: string, bound: Bound): boolean {
  const more = known - Number(stated);
  if (bound === 'near-over') return more >= 0 && more <= BODY_NEAR;
  if (bound === 'near-under') return more <= 0 && more >= -BODY_NEAR;
  return bound === 'about' ? Math.abs(more) <= BODY_NEAR : holds(known, stated, bound);
}

const WEIGHT_NEAR = 0.04;

/** "About 310" is no weight of 291. */
export function holdsWeight(known: number, stated: string, bound: Bound): boolean {
  return holds(known, stated, bound) && (!/^(?:near|about)/.test(bound) || Math.abs(known - Number(stated)) <= known * WEIGHT_NEAR);
}

/** How far a grade may be from one that it is said to be close to. */
const GRADE_NEAR = 0.15;

export function holdsGrade(known: number, stated: string, bound: Bound): boolean {
  return holds(known, stated, bound) && (!/^(?:near|about)/.test(bound) || Math.abs(known - Number(stated)) <= GRADE_NEAR);
}

/** Returns half of the last written decimal. */
function roundingOf(stated: string): number {
  const decimals = stated.split('.')[1]?.length ?? 0;
  return 0.5 / 10 ** decimals;
}
