import { type StatedNumber } from '../domain/checker/numbers/number-findings.js';
import { numberRulesOf } from '../domain/checker/numbers/profile-number.js';

/** The number between the bars of a sentence in small letters: "i have |3| sacks". */
export function numberIn(marked: string): StatedNumber {
  const [before = '', stated = '', after = ''] = marked.split('|');
  const text = before + stated + after;
  const sentence = { text, tally: null, rules: numberRulesOf(text) };
  return { stated, before, after, sentence, start: before.length, end: before.length + stated.length };
}
