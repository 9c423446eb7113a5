import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { UNIT } from '../games/game-figures.js';
import type { NumberSentence, StatedNumber } from './number-findings.js';

/** The word for what a number counts, and what is between them. */
export interface Unit {
  word: string;
  near: string;
}

const KIND = quick(/^ (?:rushing|receiving|passing|receiving|on the ground|through the air)\b/);
const YARDAGE = quick(/\b(?:passing|rushing|receiving) (?:yardage|yards)(?: \w+){0,4} $/);
const EXTREME = quick(/\b(?:fewest|most|lowest|highest) (\w+)(?: \w+){0,4} (?:is|was|are|were) $/);

/** "my touchdown total is 6" */
const TOTAL = quick(
  /\b(touchdown|sack|tackle|catch|reception|interception|completion) (?:total|count|number|high|best) (?:is|was|of|at|stands at|sits at)(?: now)? $/,
);

/** What counts without its word: by what is behind and before the number. */
const ALL_UNSAID: readonly (readonly [after: RegExp, before: RegExp, word: string])[] = [
  [/^ (?:were|was|of them were|got) (?:intercepted|picked)/, /$/, 'interceptions'],
  [/^ times\b/, /\b(?:ran|run|carried|rushed)\b/, 'carries'],
  [/^/, /\bcomplet(?:ed|e) $/, 'completions'],
  [/^/, /\battempted $/, 'attempts'],
  [/^ times\b|^ (?:in|against|versus|vs)\b/, /\bscored $/, 'touchdowns'],
  [/^ times\b/, /\btouched (?:the ball|it) $/, 'touches'],
  [/^ times\b/, /\bpunted(?: the ball| it)? $/, 'punts'],
  [/^(?:[ ,.]|$)/, /\bwent\s+for (?:over |more than |about |almost |nearly |at least )?$/, 'yards'],
  [/^(?:[.,!]|$| (?:against|in)\b)/, /\btouchdowns?\b[^.;\d]{0,30}\band (?:ran|rushed|caught)(?: for)? $/, 'touchdowns'],
  [/^ of (?:them|those|these) (?:went for|were|are) (?:scores|touchdowns|tds)\b/, /$/, 'touchdowns'],
  [/^(?: yards)?(?: \w+)?(?:[.,!]|$| (?:once|\d times|2|in|by))/, /\bheld (?:me )?(?:to|under|below|over) $/, 'yards'],
  [/^ (?:to|against) me\b/, /\b(?:gave up|allowed|surrendered|given up)(?: (?:over|more than|at least|almost|nearly))* $/, 'yards'],
  [/^ mark\b/, /$/, 'yards'],
  [/^ tries\b/, /\b(?:complet|made|hit|kick)[^.;]{0,40} $/, 'tries'],
  [/^(?: times)?(?:[ .,]|$)/, /\b(?:been|was|got|were) (?:picked off|intercepted)(?: only| just| a total of)? $/, 'interceptions'],
  [
    /^\+?(?: (?:against|in|on|and|vs|versus|once|exactly|or)\b)|^ \d+ times\b|^[.,]|^$/,
    /\b(?:(?:threw|thrown|passed|throw|ran|rushed) for|gained|gain)(?: over| more than| about| almost| nearly)? $/,
    'yards',
  ],
  [/^ (?:against|in|on|vs|versus)\b/, /\b(?:threw|passed|ran|rushed) for \d(?![^.;]*\byards\b)[^.;]{0,60}\band $/, 'yards'],
];
const UNSAID = ALL_UNSAID.map(([after, before, word]) => ({
  after: quick(after),
  before: quick(before),
  isByAfter: before.source === '$',
  word,
}));

export function unitOf(number: StatedNumber): Unit | null {
  const { after } = number;
  const end = after.search(/[.,;:!?()\d]|\b(?:and|but|with|for|on|in|against|counting|including|plus)\b/);
  const phrase = end < 0 ? after : after.slice(0, end);
  const each = EACH.exec(after, number.sentence.text)?.[1];
  if (each !== undefined) return { word: 'yards', near: OF_EACH[each] ?? '' };
  const [, word] = UNIT.exec(phrase.slice(0, 40), number.sentence.text) ?? [];
  if (word !== undefined) return { word, near: phrase };
  return withoutWord(number);
}

/** Determines the unit from the words around a number. */
function withoutWord(number: StatedNumber): Unit | null {
  return kindAlone(number) ?? beforeNumber(number) ?? unsaid(number) ?? countedBefore(number);
}

/** "41 a punt", "6.8 per carry": yards for each of them. */
const EACH = quick(/^ (?:a|an|per|each|every) (punt|carry|catch|attempt|completion|reception|rush|throw)\b(?! return)/);
const OF_EACH: Record<string, string> = {
  punt: 'punt',
  carry: 'rushing',
  rush: 'rushing',
  catch: 'receiving',
  reception: 'receiving',
  throw: 'passing',
};

const ANY_UNIT = quick(new RegExp(UNIT.pattern.source, 'g'));

/** "168 yards, 58 of them", "7 tackles against Alapaha and 4 against": the last thing that was counted before. */
function countedBefore({ before, after, sentence: { text } }: StatedNumber): Unit | null {
  const isOfThem = OF_THEM.test(after, text);
  if (isOfThem || (LISTED.test(before) && AGAINST.test(after, text))) {
    return unitNamed(lastUnit(before), isOfThem ? after.slice(0, 30) : '');
  }
  if (/[a-z]$/.test(before)) return null;
  return IS_MORE.test(after, text) ? unitNamed(lastUnit(before), '') : averaged(before, after, text);
}

const OF_THEM = quick(/^ of (?:them|those|these|which)\b/);
const LISTED = /(?: and|[,:]) $|\($/;
const AGAINST = quick(/^ (?:against|versus|vs)\b/);
const OF_GAME = quick(/^ (?:a|per|each|every) (?:game|contest|outing|start|week|night)\b/);
const A_WEEK = quick(/^ (?:a|per) week\b/);
const IS_MORE = quick(/^ or (?:more|better|fewer|less)\b|^ in \d+ (?:attempts|passes|throws|games|carries)\b/);

/** "10.5 a game" is of what was counted last, "6.8 a carry" of yards. */
function averaged(before: string, after: string, text: string): Unit | null {
  const isOfGame = OF_GAME.test(after, text);
  const isOfAny = !A_WEEK.test(after, text) || /\baverag/.test(before);
  return isOfGame ? unitNamed(lastUnit(before) ?? (isOfAny ? 'yards' : undefined), '') : null;
}

const OF_LOSS = /^tackles? for (?:a )?loss\b/;

const TOUCHDOWN_PASS = /\b(?:touchdown|td) $/;

/** The last thing that was counted. */
export function lastUnit(before: string): string | undefined {
  const last = ANY_UNIT.matchesIn(before, null).at(-1);
  if (last && OF_LOSS.test(before.slice(last.index))) return 'tfls';
  return last && TOUCHDOWN_PASS.test(before.slice(0, last.index)) && /^passes$/.test(last[0]) ? 'touchdowns' : last?.[0];
}

function unitNamed(word: string | undefined, near: string): Unit | null {
  return word === undefined ? null : { word, near };
}

/** "1,446 yards passing and 168 rushing" */
function kindAlone({ stated, before, after, sentence }: StatedNumber): Unit | null {
  const near = KIND.exec(after, sentence.text)?.[0];
  if (near === undefined) return null;
  const isFew = /^\d$/.test(stated) && !/\byards?\b/.test(before + after);
  const isScore = isFew || (/\b(?:touchdowns?|tds|scores)\b/.test(before) && !/\byards\b/.test(before));
  return { word: isScore ? 'touchdowns' : 'yards', near };
}

/** "my lowest output was 214" */
const OUTPUT = quick(
  /\bmy (?:season )?(?:lowest|highest|best|worst|biggest|top) (?:output|total|mark|day|game|night|outing|number)(?: of the (?:year|season))? (?:was|is|came at)(?: only| just)? $/,
);
const LEAST_YARDS = 50;

function yardageOf(stated: string, before: string, text: string): string | null {
  return Number(stated) >= LEAST_YARDS && OUTPUT.test(before, text) ? '' : (YARDAGE.exec(before, text)?.[0] ?? null);
}

/** "my passing yardage has been above 170", "my fewest catches was 4" */
function beforeNumber({ stated, before, sentence: { text } }: StatedNumber): Unit | null {
  const yardage = yardageOf(stated, before, text);
  if (yardage !== null) return { word: 'yards', near: yardage };
  const total = TOTAL.exec(before, text)?.[1];
  if (total !== undefined) return { word: total === 'catch' ? 'catches' : `${total}s`, near: '' };
  const extreme = EXTREME.exec(before, text)?.[1] ?? '';
  return UNIT.test(extreme, text) ? { word: extreme, near: extreme } : null;
}

const UNSAID_IN = new WeakMap<NumberSentence, typeof UNSAID>();

/** Those for which the sentence has the words: a sentence may hold hundreds of numbers. */
function unsaidIn(sentence: NumberSentence): typeof UNSAID {
  const known =
    UNSAID_IN.get(sentence) ?? UNSAID.filter(({ before, after }) => before.mayBeIn(sentence.text) && after.mayBeIn(sentence.text));
  UNSAID_IN.set(sentence, known);
  return known;
}

/** "ran for 143 and 2": yards and touchdowns. */
function unsaid({ stated, before, after, sentence }: StatedNumber): Unit | null {
  const { text } = sentence;
  const found = unsaidIn(sentence).find((one) => (one.isByAfter || one.before.test(before, text)) && one.after.test(after, text));
  if (!found) return null;
  return { word: found.word === 'yards' && /^\d$/.test(stated) && before.endsWith(' and ') ? 'touchdowns' : found.word, near: '' };
}
