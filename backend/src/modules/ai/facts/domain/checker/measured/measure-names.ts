import type { MeasurementName } from '../../../../../profile/fields/index.js';
import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';

/** What jumps, drills, lifts and the wingspan are called; the other measures have readers of their own. */
export type NamedMeasure = Exclude<MeasurementName, 'fortyYardDash' | 'armLength' | 'handSize'>;

export interface SpokenMeasure {
  name: NamedMeasure;
  start: number;
  end: number;
}

const NAMES: Record<NamedMeasure, string> = {
  verticalJump: String.raw`jump(?:ed|s)?(?= (?:about |over |exactly )?[2-5]\d(?:\.\d+)? inches)|vert(?:ical)?(?:[- ](?:jump(?:ed|s)?|leap))?(?! (?:threat|routes?|pass\w*|game|stretch|offense|speed|attack|seams?)\b)`,
  broadJump: String.raw`jump(?:ed|s)?(?= (?:about |over |exactly )?(?:1\d\d|9\d)(?:\.\d+)? inches)|(?:standing )?broad[- ]jump(?:ed|s)?|standing long jump(?:ed)?|broad(?! (?:shoulder|range|smile|set|skill))`,
  proShuttle: String.raw`(?<!\b60[- ](?:yard|yd) |\blong )(?:pro |short |20[- ](?:yard|yd) )?shuttle(?: (?:run|drill|time))?|pro[- ]agility(?: (?:drill|time))?|5-10-5(?: (?:shuttle|drill|time))?`,
  threeConeDrill: String.raw`3[- ]?cones?(?: (?:drill|time))?|l[- ]drill`,
  benchPress: String.raw`bench(?:ed|es|ing)?(?:[- ]press(?:ed|es)?)?`,
  squat: String.raw`(?<!\bfront )(?:back )?squat(?:ted|s|ting)?`,
  powerClean: String.raw`power[- ]?clean(?:ed|s)?|(?<!\bhang )clean(?:ed|s)?(?=(?: (?:is|was|of|about|over|at))? \d{3}\b)|clean(?=(?: is)? (?:more|less|higher|lower) than)|(?<=\bthan (?:my |i |i can ))clean|(?<=\d{3}(?:[- ](?:pounds?|lbs?))? )clean(?! (?:and|pocket|game|record))`,
  wingspan: String.raw`wing[- ]?span|(?:from )?finger ?-?tip to finger ?-?tip|arm ?span`,
};
const KEYS = Object.keys(NAMES) as NamedMeasure[];
const ANY = quick(new RegExp(String.raw`\b(?:${KEYS.map((name) => `(?<${name}>${NAMES[name]})`).join('|')})\b`, 'g'));

/** Returns each measurement that a sentence in lower case mentions, in its order. */
export function measuresNamed(low: string): SpokenMeasure[] {
  return ANY.matchesIn(low).flatMap(({ 0: found, index, groups }) => {
    const name = KEYS.find((key) => groups?.[key] !== undefined);
    return name === undefined ? [] : [{ name, start: index, end: index + found.length }];
  });
}
