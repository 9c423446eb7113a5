import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { type Bound, boundOf, holds } from '../numbers/holds.js';
import type { Stretch } from '../whose-number.js';

/** The same value said once more, in its place. */
export interface Restated {
  value: Stretch;
  words: string;
  isTrue: boolean;
}

const LEAD =
  "(?:(?:or|so|just|well|easily|barely|which|that|it|is|that's|means|an?|little|bit|about|over|under|more|less|better|faster|farther|than|above|below|past|exactly|right|nearly|almost) )*";
/** "121 inches, more than 10 feet", "4.22 by hand, under 4.25" */
const AGAIN = quick(
  new RegExp(
    String.raw`^(?: by hand| by laser| hand[- ]timed| laser[- ]timed)?(?<mark>[,;]? \(?|, ?| ?\()(?<lead>${LEAD})(?<value>(?<feet>\d{1,2}(?:\.\d)?) ?(?:feet|foot|ft)\b(?:,? (?:and )?(?<rest>\d{1,2}(?:\.\d)?) ?(?:inch(?:es)?\b|in\b|"))?|(?<inches>\d{2,3}(?:\.\d{1,2})?) ?(?:inches\b|inch\b|")|(?<plain>\d{1,3}(?:\.\d+)?)(?= seconds?\b|[;!)]|[.,](?!\d)|$))`,
  ),
);
const FOOT = 12;
const MOST = 80;

/** What is said again of a value right behind it; null when nothing is. */
export function restated(low: string, from: number, { known, isOfInches }: { known: number; isOfInches: boolean }): Restated | null {
  const match = AGAIN.exec(low.slice(from, from + MOST), low);
  if (!match) return null;
  const { lead = '', mark, value = '', ...groups } = match.groups ?? {};
  if (mark === ' ' && lead === '') return null;
  const bound = boundOf({ before: lead.trimEnd(), after: '' });
  const stated = isOfInches ? inchesOf(groups) : secondsOf(groups, bound);
  if (stated === null) return null;
  const end = from + match[0].length;
  const isTrue = isRestated(known, stated, { groups, bound });
  return { value: { start: end - value.length, end }, words: value, isTrue };
}

type Groups = Record<string, string | undefined>;

function inchesOf({ feet, rest, inches }: Groups): string | null {
  return feet === undefined ? (inches ?? null) : String(Number(feet) * FOOT + Number(rest ?? '0'));
}

/** A figure without a unit is taken for the same one only behind "under" and the like. */
function secondsOf({ plain }: Groups, bound: Bound): string | null {
  return bound === 'exact' ? null : (plain ?? null);
}

function isRestated(known: number, stated: string, { groups, bound }: { groups: Groups; bound: Bound }): boolean {
  return isRounded(groups, bound) ? Math.floor(known / FOOT) === Number(groups['feet']) : holds(known, stated, bound);
}

/** "10 feet" of who jumps 10 feet and 1 inch */
function isRounded({ feet, rest }: Groups, bound: Bound): boolean {
  return feet !== undefined && rest === undefined && !feet.includes('.') && bound === 'exact';
}
