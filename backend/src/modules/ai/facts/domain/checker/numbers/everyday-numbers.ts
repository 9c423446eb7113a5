import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { StatedNumber } from './number-findings.js';

const MINIMUM = quick(/^(?: is| was| as)?(?: an?| the| your)? (?:minimum|cut-?off|requirement|average|median|bar|standard)\b/);
const EVERYDAY = quick(
  /^[- ](?:people|fans|students|kids|(?:recruiting )?e?-?mails?|messages|dms|recruits|prospects|recruiting|other (?:recruits|players|guys|kids|athletes|prospects|emails)|miles?|hours?|minutes?|dollars|words|acres|feet above|degrees)\b/,
);

const AT_WEIGHT = quick(/\b(?:play\w*|weigh\w*|i'm|i am|now|down|up|listed|sit\w*) at $/);
const AT = quick(/\b(?:at|by|until|before|after) $/);
const MINIMUM_BEFORE = quick(/\b(?:minimum|cut-?off|requirement)(?: (?:of|is|was|at))? (?:an? )?$/);
const AS_MANY = quick(/^ as (?:many|much|fast|often|good)\b/);
const RAN = quick(/\b(?:ran|run|threw) $/);

/** Spectators, miles of a drive, "at 730": numbers that no profile contains. */
export function isEveryday({ stated, before, after, sentence: { text } }: StatedNumber): boolean {
  const isAtWeight = AT_WEIGHT.test(before, text);
  const isTime = stated.length > 2 && /^(?:[1-9]|1[0-2])[0-5]\d$/.test(stated) && !isAtWeight && AT.test(before, text);
  if (MINIMUM.test(after, text) || MINIMUM_BEFORE.test(before, text)) return true;
  if (AS_MANY.test(after, text)) return true;
  return (EVERYDAY.test(after, text) && !RAN.test(before, text)) || isTime;
}
