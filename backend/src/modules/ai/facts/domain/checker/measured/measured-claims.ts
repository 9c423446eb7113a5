import { MEASUREMENT_FIELDS } from '../../../../../profile/fields/index.js';
import type { Finding } from '../claim-flag.js';
import { type Bound, boundOf, holds, holdsBody } from '../numbers/holds.js';
import type { KnownAthlete, KnownMeasure } from '../known-athlete.js';
import { isWithin, notOwn, ofKin, stillToCome, type Stretch } from '../whose-number.js';
import { dashTimes } from './dash-times.js';
import { liftsCompared } from './lifts-compared.js';
import { measuresNamed, type NamedMeasure } from './measure-names.js';
import { restated } from './restated.js';
import { type StatedMeasure, statedMeasures } from './stated-measures.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null;

/** A claimed value, and the objection to it. */
export interface MeasuredClaim {
  /** From the name of the measure to its value. */
  whole: Stretch;
  value: Stretch;
  verdict: Verdict;
}

const ASKS = /\?["')]?\s*$/;
const FIRST_PERSON = /\b(?:i am|i'm|i have|i've|i was|i ran|i can|my)\b/;
const DENIED = /(?:\b(?:not|never|without)|n't)(?: (?:yet|quite|even|ever|really))?(?: (?:a|my|the|able to))* $/;

/** Compares the jumps, drills, lifts and wingspan in a sentence (in lower case) with the profile. */
export function measuredClaims(low: string, athlete: KnownAthlete): MeasuredClaim[] {
  if (low.includes('?') && ASKS.test(low) && !FIRST_PERSON.test(low)) return [];
  const named = measuresNamed(low);
  const lifts = liftsCompared(low, named, athlete);
  const measures = statedMeasures(low, named).filter(
    ({ start }) =>
      !isWithin(
        lifts.map(({ whole }) => whole),
        start,
      ),
  );
  const dashes = dashTimes(low, athlete);
  if (measures.length + lifts.length === 0) return dashes;
  const apart = [...notOwn(low), ...ofKin(low), ...stillToCome(low)];
  const single = measures
    .filter(({ start, value }) => !isWithin(apart, start) && !isWithin(apart, value.start) && !DENIED.test(low.slice(0, start)))
    .map((one) => ({ whole: one, value: one.value, verdict: judged(one, low, athlete[one.name] ?? null) }));
  const again = single.flatMap(({ whole: { name, end, value } }) =>
    restatements(low, Math.max(end, value.end), { name, known: athlete[name] }),
  );
  return [...single, ...again, ...lifts.filter(({ whole }) => !isWithin(apart, whole.start)), ...dashes];
}

function restatements(
  low: string,
  from: number,
  { name, known }: { name: NamedMeasure; known: KnownMeasure | null | undefined },
): MeasuredClaim[] {
  if (!known) return [];
  const { unit } = MEASUREMENT_FIELDS[name].measure;
  const again = restated(low, from, { known: known.value, isOfInches: unit === 'in' });
  if (!again) return [];
  const { value, words, isTrue } = again;
  const reason = `Your profile says ${textOf(name, known.value)}, not ${words}.`;
  return [{ whole: value, value, verdict: isTrue ? null : { severity: 'error', reason } }];
}

function judged(one: StatedMeasure, low: string, known: KnownMeasure | null): Verdict {
  const label = MEASUREMENT_FIELDS[one.name].measure.name;
  if (known === null) return { severity: 'confirm', reason: `Your profile has no ${label}.` };
  const after = low.slice(one.value.end, one.value.end + 60);
  if (REPEATED.test(after)) return repeated(one, known, label);
  const bound = boundOf({ before: low.slice(Math.max(0, one.value.start - 60), one.value.start), after });
  const isTrue = bound === 'exact' ? isValue(one, known.value) : isWithinBound(one, known.value, bound);
  if (one.isDenied) return isTrue ? { severity: 'error', reason: `Your profile says ${textOf(one.name, known.value)}.` } : null;
  if (!isTrue)
    return { severity: 'error', reason: `Your profile says ${textOf(one.name, known.value)} for your ${label}, not ${one.words}.` };
  return timedOtherwise(low, one, known);
}

/** "225 for 12 reps", "225 12 times" */
const REPEATED =
  /^(?:[- ](?:pounds?|lbs?))?(?: (?:for )?|x ?| x )(?:\d{1,2} )?(?:x\b|reps?\b|repetitions\b|times\b(?! a))|^ ?x ?\d{1,2}\b|^ for (?:reps|a set)/;

function repeated({ stated, words }: StatedMeasure, known: KnownMeasure, label: string): Verdict {
  return Number(stated) > known.value
    ? { severity: 'error', reason: `Your profile says ${known.value} lbs for one repetition of your ${label}, not ${words}.` }
    : { severity: 'confirm', reason: `Your profile holds only one repetition of your ${label}. Make sure that this is right.` };
}

/** A time may be rounded. 35.5 inches may be given as 35, never as 36; a weight has to be exact. */
function isValue({ name, stated }: StatedMeasure, known: number): boolean {
  const { unit } = MEASUREMENT_FIELDS[name].measure;
  if (unit === 's') return holds(known, stated, 'exact');
  return Number(stated) === known || (unit === 'in' && Number(stated) === Math.floor(known));
}

function isWithinBound({ name, stated }: StatedMeasure, known: number, bound: Bound): boolean {
  return name === 'wingspan' ? holdsBody(known, stated, bound) : holds(known, stated, bound);
}

function textOf(name: NamedMeasure, value: number): string {
  const { measure, share } = MEASUREMENT_FIELDS[name];
  return share.write({ value, unit: measure.unit, timing: null, date: null, place: null, measuredBy: null });
}

const HOW = /\b(laser|electronic|fat|hand)(?:ally)?\b(?=[- ]?tim|[^.;,]{0,12}$|\)| (?:shuttle|pro|3|\d))/;
/** Characters around the value in which a word may describe how it was timed. */
const NEAR = 30;

function timedOtherwise(low: string, { name, start, end }: StatedMeasure, { timing }: KnownMeasure): Verdict {
  if (!MEASUREMENT_FIELDS[name].measure.timed || timing === null) return null;
  const how = HOW.exec(low.slice(Math.max(0, start - NEAR), end + NEAR))?.[1];
  if (how === undefined || (how === 'hand') === (timing === 'hand')) return null;
  return { severity: 'error', reason: `Your profile says that it was timed by ${timing}.` };
}
