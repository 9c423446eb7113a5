import { isDay } from './is-day.js';
import { type Measure, type Measured, type Timing, TIMINGS } from '../measured.js';
import { PROFILE_LIMITS } from '../profile-limits.js';
import type { Reader, Refusal } from './reading.js';
import { readMeasuredNumber } from './read-measured-number.js';
import { yearsBefore } from './years-before.js';

const PARTS: readonly string[] = ['value', 'unit', 'timing', 'date', 'place', 'measuredBy'] satisfies (keyof Measured)[];
/** Most years since a measurement; an older one is meaningless at this age. */
const MOST_YEARS = 5;
const LONGEST = PROFILE_LIMITS.line;

type Given = Record<string, unknown>;

/** A measurement of this kind; only the value, and the timing where there is one, are required. */
export function readMeasured(measure: Measure): Reader<Measured> {
  return (input, now) => {
    const given = givenParts(input);
    if (given === null) return wrongType();
    const number = readMeasuredNumber(measure, given['value']);
    if ('refused' in number) return of('value', number.refused);
    return partsRefusal(measure, given, now) ?? { value: measured(measure, given, number.value) };
  };
}

/** The parts that are filled in; null when it is no measurement. */
function givenParts(input: unknown): Given | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const given = Object.entries(input).filter(([, part]) => part !== null && part !== '');
  return given.every(([part]) => PARTS.includes(part)) ? Object.fromEntries(given) : null;
}

function partsRefusal(measure: Measure, given: Given, now: Date): Refused | null {
  return (
    unitRefusal(measure, given) ??
    timingRefusal(measure, given) ??
    dateRefusal(given, now.toISOString().slice(0, 10)) ??
    textRefusal('place', given) ??
    textRefusal('measuredBy', given)
  );
}

function measured({ unit }: Measure, given: Given, value: number): Measured {
  const { timing = null, date = null, place = null, measuredBy = null } = given as Partial<Measured>;
  return { value, unit, timing, date, place, measuredBy };
}

type Refused = { refused: Refusal };

function of(part: keyof Measured, refusal: Refusal): Refused {
  return { refused: { ...refusal, part } };
}

function wrongType(): Refused {
  const message = `Send a measurement as an object with ${PARTS.join(', ')}.`;
  return { refused: { code: 'not_a_measurement', message } };
}

function unitRefusal({ name, unit }: Measure, given: Given): Refused | null {
  if (given['unit'] === undefined || given['unit'] === unit) return null;
  return of('unit', { code: 'wrong_unit', message: `The unit of ${name} is ${unit}.` });
}

function timingRefusal({ name, timed }: Measure, { timing }: Given): Refused | null {
  if (!timed) {
    if (timing === undefined) return null;
    return of('timing', { code: 'not_timed', message: `${name} is not timed. Leave out how it was timed.` });
  }
  if (TIMINGS.includes(timing as Timing)) return null;
  return of('timing', { code: 'timing_missing', message: 'Choose how it was timed: by hand or by laser.' });
}

function dateRefusal({ date }: Given, today: string): Refused | null {
  if (date === undefined) return null;
  if (typeof date !== 'string' || !isDay(date)) {
    return of('date', { code: 'not_a_date', message: 'Enter the date as year, month and day: 2026-06-13.' });
  }
  if (date > today) return of('date', { code: 'in_the_future', message: 'The date cannot be in the future.' });
  if (date >= yearsBefore(today, MOST_YEARS)) return null;
  return of('date', { code: 'too_old', message: `Enter a date in the last ${MOST_YEARS} years.` });
}

function textRefusal(part: 'place' | 'measuredBy', given: Given): Refused | null {
  const text = given[part];
  if (text === undefined) return null;
  if (typeof text !== 'string') return of(part, { code: 'not_text', message: 'This must be text.' });
  if (text.length <= LONGEST) return null;
  return of(part, { code: 'too_long', message: `Please shorten this to at most ${LONGEST} characters.` });
}
