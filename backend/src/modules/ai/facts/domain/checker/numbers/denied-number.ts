import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Judged, StatedNumber } from './number-findings.js';

const DENIED = quick(
  /(?:\b(?:not|never|neither)|n't)(?: (?:an?|at|even|yet|have|had|run|ran|weigh|got?ten|be|been|is|my|throw|thrown|scored?|for|over|caught|rushed|passed|say|claim|i|run|an?|topped|surpassed|cleared|exceeded|eclipsed|reached|gone|past|going|to|pretend|claimed|claiming|said|told|that|the|i'm)){0,7} (?:sub-)?$|\b(?:i'm|i am|i was) no $/,
);

/** "I haven't hit 500 yet": of a mark that was not reached, which is above what is known. */
const MARK =
  /\b(?:hit|reach(?:ed)?|pass(?:ed)?|cross(?:ed)?|crack(?:ed)?|br(?:eak|oken)|top(?:ped)?|clear(?:ed)?|surpass(?:ed)?|got(?:ten)? to|get to|made it to|eclipsed?)(?: the)? $/;

/** "I'm not 6 feet tall" */
export function isDenied({ before, sentence }: StatedNumber): boolean {
  return DENIED.test(before.slice(-40), sentence.text) && !MARK.test(before.slice(-40));
}

/** What is denied may be anything but the truth. */
export function denied(judged: Judged, { stated }: StatedNumber): Judged {
  if (judged === null) return 'right';
  if (judged !== 'right') return judged.severity === 'error' ? 'right' : judged;
  return { severity: 'error', reason: `What you deny is so: ${stated}.` };
}
