import type { Finding } from '../claim-flag.js';
import { sumOf } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { OF_TOUCHES } from './made-of-tried.js';
import { gamesOf, valuesOf } from './stated-values.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const wrong = (reason: string): Verdict => ({ severity: 'error', reason });
const unknown = (reason: string): Verdict => ({ severity: 'confirm', reason });

/** "3 times as many touchdowns as interceptions", "twice as many" */
export const TIMES_AS_MANY = /\b(\d{1,2})(?: times)? as many ([a-z]+(?: passes)?) as ([a-z]+)\b/g;

/** A ratio in words is a round one. */
const RATIO_NEAR = 0.35;

export function timesAsMany([found, stated = '', one = '', other = '']: RegExpExecArray, scope: NumberScope, low: string): Verdict {
  const ratio = ratioOf(one, other, scope);
  if (ratio === null) return 'not this';
  const bound = boundOf({ before: low.slice(0, low.indexOf(found)), after: '' });
  const isTrue =
    bound === 'exact' || bound === 'about' || bound === 'near-under' || bound === 'near-over'
      ? Math.abs(ratio - Number(stated)) <= RATIO_NEAR
      : holds(ratio, stated, bound);
  return isTrue ? null : wrong(`Your games say ${Math.round(ratio * 10) / 10} times as many.`);
}

function ratioOf(one: string, other: string, { athlete, games: named }: NumberScope): number | null {
  const games = named.length > 0 ? named : athlete.games;
  if (other === 'games') return (valuesOf(one, 'total ', games)[0] ?? Number.NaN) / games.length || null;
  const [a, b] = [one.replace(/ passes$/, ''), other].map((what) => {
    const [, kind, word = what] = /^(rushing|passing|receiving) (\w+)$/.exec(what.replace(/^(?:pass breakups|pbus?)$/, 'breakups')) ?? [];
    return valuesOf(word, `${kind ?? 'threw'} `, games)[0] ?? valuesOf(word, '', games)[0];
  });
  return a === undefined || b === undefined || b === 0 ? null : a / b;
}

/** "half of my catches were touchdowns", "almost 2 thirds of my tackles were solo" */
export const PART_WERE =
  /\b(?:(\d|an?) )?(half|third|quarter|fourth|fifth|tenth)s? of (?:all )?(?:my|the|those) (?:\d{1,3} )?(catches|receptions|carries|passes|throws|completions|tackles|touchdowns|stops|field goals|punts) (?:were|are|went for|have been|came|landed|ended up|died)(?: on| downed| pinned| stopped)? (touchdowns|first downs|sacks|completions|completed?|solos?|unassisted|assists|assisted|for (?:a )?loss|inside the 20)\b/g;
export const PART: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  '5th': 5,
  '6th': 6,
  '8th': 8,
  tenth: 10,
  '10th': 10,
};
const PART_NEAR = 0.05;
const PART_WORDS: Record<string, readonly string[]> = {
  solo: ['soloTackles'], solos: ['soloTackles'], unassisted: ['soloTackles'], assists: ['assistedTackles'], assisted: ['assistedTackles'],
  'inside the 20': ['puntsInside20'], 'behind the line': ['tacklesForLoss'], 'in the backfield': ['tacklesForLoss'], sack: ['sacks'], sacks: ['sacks'], 'for loss': ['tacklesForLoss'], 'for a loss': ['tacklesForLoss'], complete: ['completions'], completed: ['completions'],
}; // prettier-ignore

export function partWere([found, times = '', part = '', whole = '', tail = '']: RegExpExecArray, scope: NumberScope, low: string): Verdict {
  const ratio = partOf(tail, whole, scope);
  if (ratio === null) return unknown('Your games do not record this.');
  const stated = (Number(times) || 1) / (PART[part] ?? 2);
  return isPart(ratio, stated, low.slice(0, low.indexOf(found))) ? null : wrong(`Your games say ${Math.round(ratio * 100)}%.`);
}

/** A share in words is a round one, but for "more than half". */
export function isPart(ratio: number, stated: number, before: string): boolean {
  const bound = boundOf({ before, after: '' });
  return /^(?:over|under|at-least)$/.test(bound) ? holds(ratio, String(stated), bound) : Math.abs(ratio - stated) <= PART_NEAR;
}

function partOf(tail: string, whole: string, scope: NumberScope): number | null {
  const touches = tail === 'touchdowns' ? OF_TOUCHES[whole] : undefined;
  const measure = touches?.[0] ?? PART_WORDS[tail];
  if (!measure) return ratioOf(tail, whole, scope);
  const all = whole === 'passes' || whole === 'throws' ? 'attempts' : whole;
  const [some, many] = [sumOf(gamesOf(scope), measure), valuesOf(all, '', gamesOf(scope))[0]];
  return some === null || !many ? null : some / many;
}

/** "more interceptions than touchdowns", "more rushing yards than passing yards" */
const COUNTED =
  '(?:rushing |passing |receiving )?(?:yards|touchdowns?|tds)|interceptions?|picks|completions|catches|receptions|carries|tackles|sacks|(?:pass )?breakups|pbus?|field goals|extra points|punts';
export const MORE_THAN = new RegExp(
  String.raw`\b(?<!\d )(more|fewer|less) (touchdown passes|${COUNTED}) than (?:i (?:have|had|do) )?(${COUNTED}|games)\b`,
  'g',
);

export function moreThan([, way = '', one = '', other = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const ratio = ratioOf(one, other, scope);
  if (ratio === null) return 'not this';
  return ratio > 1 === (way === 'more') ? null : wrong('Your games say it is the other way round.');
}

/** "1 pick every 33 attempts" */
export const ONE_EVERY =
  /\b(?:1|an?) (interception|pick|int|touchdown|td|sack|catch|reception)(?: pass)? (?:in |for )?(?:about |around |roughly |almost |nearly )?(?:every|per|each) (\d{1,3}(?:\.\d)?) (attempts|passes|throws|carries|touches|catches|completions)\b/g;

export function oneEvery([, one = '', stated = '', of = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const ratio = ratioOf(
    of === 'passes' || of === 'throws' ? 'attempts' : of,
    one === 'td' ? 'touchdowns' : one.replace(/(?<!s)$/, 's').replace('catchs', 'catches'),
    scope,
  );
  if (ratio === null) return unknown('Your games do not record this.');
  return Math.abs(ratio - Number(stated)) <= 0.5 ? null : wrong(`Your games say one every ${Math.round(ratio)}.`);
}

/** "2.5 touchdowns for every interception" */
export const FOR_EVERY =
  /\b(\d{1,2}(?:\.\d)?) (touchdowns?|tds|touchdown passes) (?:for|to|per) (?:every|each|1)(?: 1)? (?:interception|pick|int)\b/g;

export function forEvery([, stated = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const ratio = ratioOf('touchdowns', 'interceptions', scope);
  if (ratio === null) return unknown('Your games do not record this.');
  return holds(ratio, stated, 'exact') ? null : wrong(`Your games say ${Math.round(ratio * 10) / 10} for every one.`);
}

/** "better than 4:1" */
export const RATIO = /\b(?:better|more|higher|lower|worse) than (?:a )?(\d{1,2}) ?(?::|-to-|-| to )1\b/g;

export function ratioBound([found, stated = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const ratio = ratioOf('touchdowns', 'interceptions', scope);
  if (ratio === null) return 'not this';
  const isMore = !/^(?:lower|worse)/.test(found);
  return (isMore ? ratio > Number(stated) : ratio < Number(stated)) ? null : wrong(`Your games say ${Math.round(ratio * 10) / 10} to 1.`);
}

/** "1 of every 5 catches went for a touchdown" */
export const ONE_IN =
  /\b([1-9]) (?:of|in|out of) (?:every )?(\d{1,2}) (?:of )?(?:(?:my|the) )?(catch|catches|receptions?|carr(?:y|ies)|passes|throws|completions?|tackles?|punts?)(?: of mine| (?:that )?i(?:'ve| have)? (?:make|made|had|have|catch|caught|threw|throw|get|got))? (?:were|was|are|is|came|comes|went for|goes for|go for|ended(?: up)? in|ends in|resulted in|has been|have been|turned into|became)(?: an?| the)? (touchdowns?|tds?|scores?|end ?zone|completions?|complete|solos?|assists?|inside the 20|sacks?|for (?:a )?loss|behind the line|in the backfield)\b/g;
const ONES: Record<string, string> = { catch: 'catches', reception: 'receptions', carry: 'carries', completion: 'completions', tackle: 'tackles', punt: 'punts' }; // prettier-ignore
/** How far the share may be from the round one that is said. */
const ONE_IN_NEAR = 0.035;

export function oneIn([, some, all, whole = '', tail = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const what = /^(?:touchdown|td|score|end)/.test(tail) ? 'touchdowns' : tail.replace(/^(?:completions?)$/, 'complete').replace(/s?$/, '');
  const ratio = partOf(what, ONES[whole] ?? whole, scope);
  if (ratio === null) return unknown('Your games do not record this.');
  return Math.abs(ratio - Number(some) / Number(all)) <= ONE_IN_NEAR ? null : wrong(`Your games say ${Math.round(ratio * 100)}%.`);
}
