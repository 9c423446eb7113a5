import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { StatedNumber } from './number-findings.js';

const MINIMUM = quick(/^(?: is| was| as)?(?: an?| the| your)? (?:minimum|cut-?off|requirement|average|median|bar|standard)\b/);
/** "I have a 3.9 average": the athlete's own, and not the bar of a school. */
const OWN_AVERAGE = quick(
  /\b(?:i (?:have|had|hold|carry|keep|maintain|earned)|i've (?:got|had|kept|earned)|my|with|holding|carrying|keeping|maintaining)(?: (?:an?|about|around|over|almost|nearly))* $/,
);
const AVERAGE = quick(/^ (?:average|median)\b/);
const EVERYDAY = quick(
  /^[- ](?:people|fans|students|kids|(?:recruiting )?e?-?mails?|messages|dms|recruits|prospects|recruiting|other (?:recruits|players|guys|kids|athletes|prospects|emails)|miles?|hours?|minutes?|dollars|words|acres|feet above|degrees)\b/,
);

/** In feet; more is the height of a place. */
const TALLEST = 100;
const AT_WEIGHT = quick(/\b(?:play\w*|weigh\w*|i'm|i am|now|down|up|listed|sit\w*) at $/);
const AT = quick(/\b(?:at|by|until|before|after) $/);
const MINIMUM_BEFORE = quick(/\b(?:minimum|cut-?off|requirement)(?: (?:of|is|was|at))? (?:an? )?$/);
const AS_MANY = quick(/^ as (?:many|much|fast|often|good)\b/);
const RAN = quick(/\b(?:ran|run|threw) $/);

/** "Boulder is at 5,430 feet" */
function isOfPlace(stated: string, after: string): boolean {
  return Number(stated) > TALLEST && after.startsWith(' feet');
}

/** Spectators, miles of a drive, "at 730": numbers that no profile contains. */
export function isEveryday(number: StatedNumber): boolean {
  const { before, after, sentence } = number;
  if (AVERAGE.test(after, sentence.text) && OWN_AVERAGE.test(before, sentence.text)) return false;
  if (MINIMUM.test(after, sentence.text) || MINIMUM_BEFORE.test(before, sentence.text)) return true;
  if (AS_MANY.test(after, sentence.text) || isOfPlace(number.stated, after)) return true;
  return (EVERYDAY.test(after, sentence.text) && !RAN.test(before, sentence.text)) || isTime(number);
}

/** "We meet at 730", but not "I'm at 198". */
function isTime({ stated, before, sentence: { text } }: StatedNumber): boolean {
  return stated.length > 2 && /^(?:[1-9]|1[0-2])[0-5]\d$/.test(stated) && !AT_WEIGHT.test(before, text) && AT.test(before, text);
}
