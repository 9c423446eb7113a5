import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { StatedNumber } from './number-findings.js';
import { lastUnit, type Unit, unitOf } from './unit-of.js';

/** What a number counts in each of the games that a sentence counts. */
export function unitOfEach(number: StatedNumber): Unit | null {
  return unitOf(number) ?? unitBefore(number) ?? markOf(number);
}

/** "topped 250 in 3 games": yards, which alone are counted by the hundred. */
function markOf({ stated, before, sentence }: StatedNumber): Unit | null {
  if (Number(stated) < LEAST_MARK || stated.includes('.') || /\byards\b/.test(sentence.text)) return null;
  return MARKED.test(before, sentence.text) ? { word: 'yards', near: '' } : null;
}

const LEAST_MARK = 50;
const MARKED = quick(/\b(?:topped|cleared|surpassed|passed|reached|broke|broken|over|above|under|below|past|at least|more than) $/);

/** "10 passes, at least 1 in each game" */
function unitBefore({ before }: StatedNumber): Unit | null {
  const word = /, (?:at least|more than|over|exactly|only|just|never (?:less|fewer|more) than) $/.test(before)
    ? lastUnit(before)
    : undefined;
  return word === undefined ? null : { word, near: '' };
}
