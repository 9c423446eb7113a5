import { MEASUREMENT_NAMES } from '../../../../../profile/fields/index.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { Stretch } from '../whose-number.js';

const KIND =
  /(?:'s)?(?: (?:football|prospect|junior|elite|summer|spring|specialist|kicking|mega|skills|one[- ]day))*(?: (?:camp|clinic|combine|showcase|day|pro day|visit))$/i;
const BEHIND = /^(?:['’]s)?(?: [\w-]{1,12}){0,2} (?:camp|clinic|combine|showcase|prospect day|junior day)\b/i;
/** Characters around a place in which its value may stand. */
const NEAR = 80;

/** Where a text names the place at which something was measured: beside the kind of event, or near the value. */
export function measuredPlaces(text: string, athlete: KnownAthlete): Stretch[] {
  return MEASUREMENT_NAMES.flatMap((name) => {
    const { place = null, value } = athlete[name] ?? {};
    const school = (place ?? '').replace(KIND, '').trim();
    if (school.length < 3) return [];
    return placesOf(text, school).filter(({ start, end }) => {
      const beside = text.slice(Math.max(0, start - NEAR), end + NEAR);
      return BEHIND.test(text.slice(end)) || beside.includes(String(value));
    });
  });
}

function placesOf(text: string, name: string): Stretch[] {
  const places: Stretch[] = [];
  const [low, of] = [text.toLowerCase(), name.toLowerCase()];
  if (low.length !== text.length) return [];
  for (let at = low.indexOf(of); at >= 0; at = low.indexOf(of, at + of.length)) places.push({ start: at, end: at + of.length });
  return places;
}
