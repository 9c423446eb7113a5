import type { Stretch } from '../whose-number.js';
import type { NamedMeasure, SpokenMeasure } from './measure-names.js';

/** A measure with the value that a sentence gives it, and the stretch that holds both. */
export interface StatedMeasure extends Stretch {
  name: NamedMeasure;
  /** As written, without its unit. */
  words: string;
  /** In inches, seconds or pounds, with the decimals as written. */
  stated: string;
  value: Stretch;
  /** "is not 275 yet" */
  isDenied: boolean;
}

const FEET = String.raw`(?<feet>\d{1,2}) ?(?:'|feet\b|foot\b|ft\b\.?|-(?=\d))(?:,? ?(?:and )?-?(?<rest>\d{1,2}(?:\.\d)?)(?: (?<restOver>[1-7])\/(?<restUnder>[248]))?)? ?(?:"|''|inch(?:es)?\b|in\b)?`;
const DIGITS = String.raw`(?<whole>\d) (?<tenth>\d) (?<hundredth>\d)(?!\d)`;
const PLAIN = String.raw`(?<plain>\d{1,4}(?:\.\d{1,3})?)(?: (?<over>[1-7])\/(?<under>[248]))?(?<half> and a half)?`;
const UNIT = String.raw`(?:[- ]?(?<unit>inch(?:es)?\b|in\b\.?(?! (?:the|my|an?|this|last)\b)|"|''|seconds?\b|secs?\b|s\b|pounds?\b|lbs?\b\.?|#|feet\b|foot\b|ft\b))?`;
const VALUE = String.raw`(?:${FEET}|${DIGITS}|${PLAIN})${UNIT}`;

/** What may be between a measure and its value. */
const LINK = String.raw`(?:[ :,=(-]{0,3}(?:is|isn't|wasn't|not|was|are|were|has|been|max(?:es|ed)?|maximum|number|time[ds]?|mark|best|at|of|in|an?|my|the|now|currently|up|to|around|about|over|more|than|just|under|below|above|nearly|almost|roughly|right|only|out|came|comes|stands|sits|measured?s?|tested|clocked|personal|pr|hand|laser|electronic(?:ally)?|drill|test|run|exactly|already|still|close|least|recorded|with|for|good|sub|weight|jumped|leap|press(?:ed)?|this|last|summer|fall|spring|winter|year|season|fastest|little|bit|shade|touch|hair|slightly|i'm|am|i|'s)\b){0,9}[ :,=(-]{0,3}`;
const BEHIND = new RegExp(String.raw`^${LINK}${VALUE}`);
/** "a 35.5 inch vertical", "315 on bench", "4.28 in the pro shuttle" */
const AHEAD = new RegExp(
  String.raw`(?<![\d.'/:])${VALUE}(?:[ -](?:on|in|for|at|my|the|a|laser|hand|electronic(?:ally)?|timed|max|pro|flat|personal|best)){0,4}[ -]$`,
);
/** Characters checked on each side. */
const BESIDE = 90;
const FOOT = 12;

/** Every value that a sentence in small letters gives a jump, a drill, a lift or the wingspan. */
export function statedMeasures(low: string, named: readonly SpokenMeasure[]): StatedMeasure[] {
  let free = 0;
  return named.flatMap((measure, at) => {
    const end = named[at + 1]?.start ?? low.length;
    const found = valueAhead(low, measure, free) ?? valueBehind(low, measure, end);
    if (found === null) return [];
    free = Math.max(measure.end, found.value.end);
    return [found];
  });
}

function valueAhead(low: string, { name, start, end }: SpokenMeasure, free: number): StatedMeasure | null {
  const from = Math.max(free, start - BESIDE);
  const match = AHEAD.exec(low.slice(from, start));
  return match && statedMeasure(name, match, { from: from + match.index, start: from + match.index, end });
}

function valueBehind(low: string, { name, start, end }: SpokenMeasure, limit: number): StatedMeasure | null {
  const match = BEHIND.exec(low.slice(end, Math.min(low.length, end + BESIDE)));
  if (!match || end + match[0].length > limit || CUT.test(low.slice(end + match[0].length))) return null;
  return statedMeasure(name, match, { from: end, start, end: end + match[0].length });
}

/** The number goes on, or counts something else: "3 times a week", "4 days". */
const CUT = /^(?:\d|[.,]\d|[- ]?(?:%|percent|days?|weeks?|months?|years?|times an?\b|yards?\b|kickoffs|games|miles|mph|gpa|am\b|pm\b))/;

function statedMeasure(name: NamedMeasure, match: RegExpExecArray, { from, start, end }: Stretch & { from: number }): StatedMeasure | null {
  const groups = match.groups ?? {};
  const stated = numberOf(groups);
  if (!isOfMeasure(name, Number(stated), groups)) return null;
  const first = groups['feet'] ?? groups['whole'] ?? groups['plain'] ?? '';
  const words = match[0].slice(match[0].search(new RegExp(String.raw`(?<!\d)${first.replace('.', String.raw`\.`)}`)));
  const valueStart = from + match[0].length - words.length;
  const isDenied = /\bnot\b|n't\b/.test(match[0]);
  return { name, isDenied, words: words.trim(), stated, start, end, value: { start: valueStart, end: from + match[0].length } };
}

function numberOf({
  feet,
  rest = '0',
  restOver,
  restUnder,
  whole,
  tenth,
  hundredth,
  plain = '',
  over,
  under,
  half,
  unit = '',
}: Groups): string {
  if (feet !== undefined) return String(Number(feet) * FOOT + Number(rest) + fraction(restOver, restUnder));
  if (whole !== undefined) return `${whole}.${tenth}${hundredth}`;
  if (/^f/.test(unit)) return String(Number(plain) * FOOT);
  const more = fraction(over, under) + (half === undefined ? 0 : 1 / 2);
  return more === 0 ? plain : String(Number(plain) + more);
}

type Groups = Record<string, string | undefined>;

function fraction(over: string | undefined, under: string | undefined): number {
  return over === undefined ? 0 : Number(over) / Number(under);
}

interface Kind {
  units: RegExp;
  /** What a value without a unit may be. */
  min: number;
  max: number;
}

const INCHES = /^(?:inch|in\b|"|''|f)/;
const SECONDS = /^s/;
const POUNDS = /^(?:pound|lb|#)/;
const KINDS: Record<NamedMeasure, Kind> = {
  verticalJump: { units: INCHES, min: 8, max: 60 },
  broadJump: { units: INCHES, min: 40, max: 170 },
  wingspan: { units: INCHES, min: 48, max: 110 },
  proShuttle: { units: SECONDS, min: 3, max: 9.99 },
  threeConeDrill: { units: SECONDS, min: 5, max: 14.99 },
  benchPress: { units: POUNDS, min: 45, max: 999 },
  squat: { units: POUNDS, min: 45, max: 1200 },
  powerClean: { units: POUNDS, min: 45, max: 900 },
};

/** The unit is that of the measure; without one the size of the number is. */
/** "36 feet in the vertical": of the jump in any case. */
function isInFeet(name: NamedMeasure, feet: string | undefined, rest: string | undefined): boolean {
  return name === 'verticalJump' && rest === undefined && Number(feet ?? 0) >= KINDS[name].min;
}

function isOfMeasure(name: NamedMeasure, value: number, { feet, rest, whole, unit, plain = '' }: Groups): boolean {
  const { units, min, max } = KINDS[name];
  if (isInFeet(name, feet, rest)) return true;
  if (value < min || value > max) return false;
  if (feet !== undefined) return units === INCHES;
  if (whole !== undefined) return units === SECONDS;
  if (unit !== undefined) return units.test(unit);
  return units !== POUNDS || !plain.includes('.');
}
