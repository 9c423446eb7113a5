import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { type Measure, sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { isNamedIn, type Opponent } from '../games/opponents.js';
import type { PlayClaim } from '../plays/recorded-plays.js';
import { isWithin, notOwn, stillToCome } from '../whose-number.js';
import { PHRASE, phraseMeasures } from './measure-phrase.js';

const SHARE = String.raw`(all|both|every (?:one|1|single one)|none|(?:a (?:clear |big |large )?|the (?:vast |clear )?)?majority|most|(?:(?:well |just )?(?:over|more than|under|less than|nearly|almost|about|roughly|exactly) )?(?:half|an? (?:third|quarter|fifth)|1 (?:third|quarter|fifth)|2 thirds|3 quarters|\d{1,2} ?(?:percent|%))|(?:all but )?\d{1,2}(?:\.\d)?(?= of))`;
const CAME = String.raw`(?: (?:have |has |all |both |that i have |i've had |i had |this year |this season |on the season |so far )*)?(?: (?:came|come|were|was|happened|are|is))(?: all| both| only| just)*(?: (?:in|against|at|on|during|over|versus|vs|from|with)) (?:(?:only |just |the )*(?:(\d)|a|the same|single) (?:same |single |different )?(?:games?|nights?|weeks?|opponents?|teams?)\b)?`;
/** "most of my tackles came in just 2 games", "both forced fumbles came against Tarwater", "half my returns were against …" */
const OF_GAMES = quick(
  new RegExp(String.raw`\b${SHARE}(?: of)?(?: my| the| those)?(?: (\d{1,3}))? ((?:own |single )?(?:${PHRASE}))${CAME}`),
);
const WRONG = { severity: 'error', reason: 'Your games say another share.' } as const;
const NO_CLAIM = /\?|\b(?:not|if|hope|want|practice|last (?:year|season))\b|n't\b/;
/** How far a share in words may be from the round one. */
const NEAR = 0.05;

/** Which part of something came in some of the games. */
export function sharesOfGames(low: string, { athlete: { games }, games: meant }: NumberScope, opponents: readonly Opponent[]): PlayClaim[] {
  const stated = OF_GAMES.exec(low);
  if (!stated || NO_CLAIM.test(low) || isWithin([...notOwn(low), ...stillToCome(low)], stated.index)) return [];
  const named = opponents.filter((opponent) => isNamedIn(low, opponent)).map(({ game }) => game);
  const [, share = '', of, phrase = ''] = stated;
  const meantGames = gamesMeant(stated, { games, some: named.length > 0 ? named : meant });
  const whole = { start: stated.index, end: stated.index + stated[0].length };
  const parts =
    meantGames === null ? [] : phraseMeasures(phrase, low.slice(0, whole.end)).flatMap((measure) => partOf(measure, meantGames));
  if (parts.length === 0) return [];
  const isSo = parts.some((part) => fits(share, part) && (of === undefined || part.all === Number(of)));
  return [{ whole, value: whole, verdict: isSo ? null : WRONG }];
}

/** The games in which the part came: those that are named, or some number of them; null where neither is clear. */
function gamesMeant(stated: RegExpExecArray, { games, some }: Omit<Games, 'many'>): Games | null {
  const many = manyOf(stated);
  if (/\b(?:different|separate)\b/.test(stated[0]) || (many === null && some.length === 0)) return null;
  return many !== null && some.length > 0 && some.length !== many ? null : { games, some, many: many ?? 0 };
}

/** "in 2 games", "in one night", "in the same game" */
function manyOf([found, , , , many]: RegExpExecArray): number | null {
  if (many !== undefined) return Number(many);
  return /\b(?:a|the same|single) (?:same |single )?(?:game|night|week|opponent|team)$/.test(found) ? 1 : null;
}

interface Part {
  part: number;
  all: number;
}

interface Games {
  games: readonly KnownGame[];
  some: readonly KnownGame[];
  many: number;
}

/** Of the games that are named, else of those that have the most of it. */
function partOf(measure: Measure, { games, some, many }: Games): Part[] {
  const all = sumOf(games, measure);
  if (!all) return [];
  if (some.length > 0) return [{ part: sumOf(some, measure) ?? 0, all }];
  const values = games.map((game) => sumOf([game], measure) ?? 0).sort((a, b) => b - a);
  return [{ part: values.slice(0, many).reduce((sum, value) => sum + value, 0), all }];
}

const PARTS: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5 };

/** Words for a part, and whether so much of all is that part; the first that fits. */
const SHARES: readonly (readonly [words: RegExp, isSo: (part: Part, share: string) => boolean])[] = [
  [/^all but /, ({ part, all }, share) => all - part === Number(share.slice('all but '.length))],
  [/^both/, ({ part, all }) => part === 2 && all === 2],
  [/^(?:all|every)/, ({ part, all }) => part === all],
  [/^none/, ({ part }) => part === 0],
  [/majority|^most$/, ({ part, all }) => part * 2 > all],
  [/^\d{1,2}(?:\.\d)?$/, ({ part }, share) => part === Number(share)],
  [/\b(?:over|more than)\b/, ({ part, all }, share) => part / all > statedOf(share)],
  [/\b(?:under|less than)\b/, ({ part, all }, share) => part / all < statedOf(share)],
];

function fits(share: string, part: Part): boolean {
  const [, isSo] = SHARES.find(([words]) => words.test(share)) ?? [];
  return isSo ? isSo(part, share) : Math.abs(part.part / part.all - statedOf(share)) <= NEAR;
}

function statedOf(share: string): number {
  const [, percent] = /(\d{1,2}) ?(?:percent|%)/.exec(share) ?? [];
  if (percent !== undefined) return Number(percent) / 100;
  if (/2 thirds/.test(share)) return 2 / 3;
  if (/3 quarters/.test(share)) return 3 / 4;
  return PARTS[/half|third|quarter|fifth/.exec(share)?.[0] ?? 'half'] ?? 1 / 2;
}
