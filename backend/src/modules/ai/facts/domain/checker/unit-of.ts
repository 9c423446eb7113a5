import { UNIT } from './game-figures.js';
import type { SaidNumber } from './number-findings.js';

/** The word for what a number counts, and what stands between them. */
export interface Unit {
  word: string;
  near: string;
}

const KIND = /^ (?:rushing|passing|receiving|on the ground|through the air)\b/;
const YARDAGE = /\b(?:passing|rushing|receiving) (?:yardage|yards)(?: \w+){0,4} $/;
const EXTREME = /\b(?:fewest|most|lowest|highest) (\w+)(?: \w+){0,4} (?:is|was|are|were) $/;

/** What counts without its word: by what stands behind and before the number. */
const UNSAID: readonly (readonly [after: RegExp, before: RegExp, word: string])[] = [
  [/^ (?:were|was|of them were|got) (?:intercepted|picked)/, /$/, 'interceptions'],
  [/^ times\b/, /\b(?:ran|run|carried|rushed)\b/, 'carries'],
  [/^/, /\bcomplet(?:ed|e) $/, 'completions'],
  [/^/, /\battempted $/, 'attempts'],
];

export function unitOf({ before, after }: Pick<SaidNumber, 'before' | 'after'>): Unit | null {
  const end = after.search(/[.,;:!?()\d]|\b(?:and|but|with|for|on|in|against)\b/);
  const piece = end < 0 ? after : after.slice(0, end);
  const unit = UNIT.exec(piece.slice(0, 40));
  return unit ? { word: unit[1] ?? '', near: piece } : (kindAlone(before, after) ?? beforeNumber(before) ?? unsaid(before, after));
}

/** "1,446 yards passing and 168 rushing" */
function kindAlone(before: string, after: string): Unit | null {
  const near = KIND.exec(after)?.[0];
  if (near === undefined) return null;
  const isScore = /\b(?:touchdowns?|tds|scores)\b/.test(before) && !/\byards\b/.test(before);
  return { word: isScore ? 'touchdowns' : 'yards', near };
}

/** "my passing yardage has been above 170", "my fewest catches was 4" */
function beforeNumber(before: string): Unit | null {
  const yardage = YARDAGE.exec(before)?.[0];
  if (yardage !== undefined) return { word: 'yards', near: yardage };
  const extreme = EXTREME.exec(before)?.[1] ?? '';
  return UNIT.test(extreme) ? { word: extreme, near: extreme } : null;
}

function unsaid(before: string, after: string): Unit | null {
  const found = UNSAID.find(([behind, ahead]) => behind.test(after) && ahead.test(before));
  return found ? { word: found[2], near: '' } : null;
}
