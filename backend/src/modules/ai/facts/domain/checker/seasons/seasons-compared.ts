import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { PlayClaim } from '../plays/recorded-plays.js';
import { measuresOf, sumOf, UNIT } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import { type Bound, boundOf, holds } from '../numbers/holds.js';
import { lastUnit } from '../numbers/unit-of.js';
import { mainMeasure } from '../patterns/games-compared.js';
import { isWithin, notOwn, stillToCome, type Stretch } from '../whose-number.js';
import type { SeasonWords } from './season-words.js';
import type { Seasons } from './seasons.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null;

const WHAT =
  '((?:(?:rushing|receiving|passing|solo|total) )?(?:yards|touchdown passes|touchdowns?|tds|catches|receptions|carries|tackles for loss|tackles|sacks|completions|attempts|interceptions|picks|tfls|field goals|punts|points|games))';
const I_DID = '(?: (?:what )?i (?:did|had|have|made|got|threw|ran|ran for|played))?(?: in| during| back)? $';

const MORE = quick(
  new RegExp(
    String.raw`\b(?:(\d{1,4}(?:\.\d)?) )?(more|fewer|less) ${WHAT}(?: (?:this|on|in|already|now|so|far|year|season|fall|the)){0,4} than${I_DID}`,
  ),
);
const TIMES = quick(
  new RegExp(
    String.raw`\b(\d(?:\.\d)?|half|double|triple)(?: times)?(?: as (?:many|much)| the(?: number of)?| my) ${WHAT}(?: [a-z]+){0,3}? (?:as|than|of|from)${I_DID}`,
  ),
);
const DOUBLED = quick(
  new RegExp(
    String.raw`\b(doubl|tripl|halv)(?:e|ed|es|ing) (?:my|the) (?:number of )?${WHAT}(?: total)? (?:from|of|over|since|compared to)${I_DID}`,
  ),
);
/** "my 47 tackles are double last year's" */
const OF_TOTAL = quick(/\b(?:is|are|was|were) (?:[a-z]+ ){0,2}?(2|3|double|triple|half)(?: times)?(?: of)?(?: what i had)? $/);
const RATIOS: Record<string, number> = { half: 0.5, halv: 0.5, double: 2, doubl: 2, triple: 3, tripl: 3 };
/** Characters before the words for a season that are looked at. */
const BESIDE = 100;

/** What a sentence says of two seasons beside each other, each claim held against both. */
export function seasonsCompared(low: string, words: readonly SeasonWords[], seasons: Seasons): PlayClaim[] {
  const apart = [...notOwn(low), ...stillToCome(low)];
  const claims = words.flatMap((word, at) => {
    const of = seasons.meantBy(word.meant);
    const [only] = of;
    if (!only || of.length > 1) return [];
    const from = Math.max(words[at - 1]?.end ?? 0, word.start - BESIDE, 0);
    const before = low.slice(from, word.start);
    const other = words.slice(0, at).find(({ meant }) => meant.kind !== word.meant.kind || meant.kind === 'years');
    const now = (other && seasons.meantBy(other.meant)[0]) ?? seasons.latest;
    const found = comparison(before, { low, now: now.games, then: only.games });
    if (found) return [claimOf(from + found.start, from + found.end, found.verdict)];
    const figure = bareFigure(low, word, only.games);
    return figure ? [figure] : [];
  });
  return claims.filter(({ value }) => !isWithin(apart, value.start));
}

function claimOf(start: number, end: number, verdict: Verdict): PlayClaim {
  return { whole: { start, end }, value: { start, end }, verdict };
}

interface Compared {
  low: string;
  now: readonly KnownGame[];
  then: readonly KnownGame[];
}

const NOT_RECORDED: Verdict = { severity: 'confirm', reason: 'Your games do not record that season. Make sure that this is right.' };

/** From the figure or the ratio to what it counts. */
interface Comparison extends Stretch {
  verdict: Verdict;
}

function comparison(before: string, seasons: Compared): Comparison | null {
  const more = MORE.exec(before, seasons.low);
  if (more) {
    const [, count, way, what = ''] = more;
    const bound = boundOf({ before: before.slice(0, more.index), after: '' });
    return compare(more, what, seasons, ({ now, then }) => isMore(way === 'more' ? now - then : then - now, count, bound));
  }
  const total = OF_TOTAL.exec(before, seasons.low);
  const times = total ?? TIMES.exec(before, seasons.low) ?? DOUBLED.exec(before, seasons.low);
  if (!times) return null;
  const [, stated = '', what = lastUnit(before) ?? ''] = times;
  const bound = boundOf({ before: before.slice(0, times.index), after: '' });
  return compare(times, what, seasons, ({ now, then }) => then > 0 && isRatio(now / then, RATIOS[stated] ?? Number(stated), bound));
}

function isMore(difference: number, count: string | undefined, bound: Bound): boolean {
  return count === undefined ? difference > 0 : holds(difference, count, bound);
}

/** A ratio in words is a round one. */
const NEAR = 0.15;

function isRatio(ratio: number, stated: number, bound: Bound): boolean {
  if (bound === 'over' || bound === 'at-least' || bound === 'under' || bound === 'at-most') return holds(ratio, String(stated), bound);
  return Math.abs(ratio - stated) <= stated * NEAR;
}

interface Values {
  now: number;
  then: number;
}

function compare(
  match: RegExpExecArray,
  what: string,
  { low, now, then }: Compared,
  isTrue: (values: Values) => boolean,
): Comparison | null {
  const values = valuesOf(what, low.slice(0, low.indexOf(match[0])), { now, then });
  if (values.now === null) return null;
  const place = { start: match.index, end: match.index + match[0].trimEnd().length };
  const found = match[0].indexOf(what);
  if (found > 0) place.end = match.index + found + what.length;
  if (values.then === null) return { ...place, verdict: NOT_RECORDED };
  if (isTrue({ now: values.now, then: values.then })) return { ...place, verdict: null };
  const reason = `Your games say ${values.now} ${what}, and ${values.then} in the other season.`;
  return { ...place, verdict: { severity: 'error', reason } };
}

function valuesOf(
  what: string,
  before: string,
  { now, then }: Pick<Compared, 'now' | 'then'>,
): { now: number | null; then: number | null } {
  if (what === 'games') return { now: now.length, then: then.length === 0 ? null : then.length };
  const measure = mainMeasure(what === 'tackles for loss' ? 'tfls' : what, before, now);
  return { now: sumOf(now, measure), then: sumOf(then, measure) };
}

/** "up from 23 last year", "47 tackles and 23 as a sophomore": it counts what was counted before. */
const FIGURE = quick(
  /\b(?:from|to|after|compared to|compared with|than|versus|vs|just|only|had|and|but|then|was|were|,) (?:just |only |about |over )?(\d{1,4}(?:\.\d)?) $/,
);
/** "from 36, 39 and 44" */
const IN_LIST = /(?<!\b20\d)\d(?:,|,? and|, and) \d+(?:\.\d)? $/;
const ELSE = quick(
  /\b(?:bench\w*|squat\w*|clean|gpa|pounds?|lbs?|weigh\w*|weight|40|¤+|dash|sat|act|inch(?:es)?|jump\w*|feet|shuttle|class|jersey|points? (?:average|gpa))\b|¤|§/,
);

function placeOfFigure(low: string, word: SeasonWords): Stretch | null {
  const [, stated] = FIGURE.exec(low.slice(Math.max(0, word.start - BESIDE), word.start), low) ?? [];
  if (stated !== undefined) return { start: word.start - stated.length - 1, end: word.start - 1 };
  const [found, behind] = FIGURE_BEHIND.exec(low.slice(word.end, word.end + BESIDE), low) ?? [];
  if (found === undefined || behind === undefined) return null;
  const end = word.end + found.length;
  return { start: end - behind.length, end };
}

/** "47 tackles now; last year I only had 23" */
const FIGURE_BEHIND = quick(
  /^,? (?:i|it was|it were)(?: only| just)?(?: had| made| got)?(?: only| just)? (\d{1,4}(?:\.\d)?)(?=[.,;!?](?!\d)|$| (?:and|but)\b)/,
);

function bareFigure(low: string, word: SeasonWords, games: readonly KnownGame[]): PlayClaim | null {
  const place = placeOfFigure(low, word);
  if (!place) return null;
  const { start } = place;
  const stated = low.slice(start, place.end);
  const before = low.slice(Math.max(0, start - BESIDE), start);
  const unit = lastUnit(before);
  if (unit === undefined || !UNIT.test(unit, null) || ELSE.test(before, low) || IN_LIST.test(`${before}${stated} `)) return null;
  const kind = before.slice(0, before.lastIndexOf(unit));
  const known = measuresOf(unit, kind.slice(-12), kind, '').flatMap((measure) => sumOf(games, measure) ?? []);
  if (/\b(?:a|per|each) game\b|\baverag/.test(before)) return null;
  if (known.length === 0) return claimOf(start, start + stated.length, NOT_RECORDED);
  const bound = boundOf({ before, after: '' });
  if (known.some((value) => holds(value, stated, bound))) return claimOf(start, start + stated.length, null);
  const reason = `Your games say ${known[0] ?? 0} ${unit}, not ${stated}.`;
  return claimOf(start, start + stated.length, { severity: 'error', reason });
}
