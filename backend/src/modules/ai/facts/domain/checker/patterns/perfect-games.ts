import { averageOf, sumOf } from '../games/game-figures.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { triedOf } from './made-of-tried.js';

const error = (reason: string) => ({ severity: 'error', reason }) as const;
const confirm = (reason: string) => ({ severity: 'confirm', reason }) as const;

/** "a quarter of my passes" */
export const SHARE =
  /\b(?:a|1|one) (third|quarter|half|fifth|tenth) of (?:all )?my (?:passes|throws|attempts)\b|\bhalf (?:of )?my (?:passes|throws|attempts)\b/g;
const SHARES: Record<string, number> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
/** Points of a hundred that a share in words may be off. */
const SHARE_NEAR = 0.025;

export function noMiss(match: RegExpExecArray, scope: NumberScope, low: string) {
  const of = scope.games.length > 0 ? scope.games : scope.athlete.games;
  const [made, tried] = triedOf(scope, match.slice(1).find((what) => what !== undefined) ?? '');
  const isPerfect = (games: typeof of) => sumOf(games, made) === sumOf(games, tried);
  if (sumOf(of, made) === null || sumOf(of, tried) === null) return confirm('Your games do not record this.');
  const perfect = of.filter((game) => isPerfect([game])).length;
  const isOften = isTrueInGames(low, perfect, of.length);
  // The games that are counted have a reader of their own.
  if (isOften !== null && match[1] !== undefined) return 'not this';
  return (isOften ?? isPerfect(of))
    ? null
    : error(`Your games say ${sumOf(of, made)} of ${sumOf(of, tried)}, all of them in ${perfect} games.`);
}

export function share([, part]: RegExpExecArray, { athlete, games }: NumberScope, low: string) {
  const of = games.length > 0 ? games : athlete.games;
  const what = /\bpick|\bintercept/.test(low) ? 'interceptions' : 'completions';
  const known = averageOf(of, [what], ['attempts']);
  if (known === null) return confirm('Your games do not record this.');
  const stated = 1 / (SHARES[part ?? 'half'] ?? 2);
  const isMore = /\b(?:more than|over|better than) (?:a )?(?:half|third|quarter)/.test(low);
  const fits = (value: number | null) => value !== null && (isMore ? value > stated : Math.abs(value - stated) <= SHARE_NEAR);
  const often = of.filter((game) => fits(averageOf([game], [what], ['attempts']))).length;
  return (isTrueInGames(low, often, of.length) ?? fits(known)) ? null : error(`Your games say ${Math.round(known * 1000) / 10}%.`);
}

/** "in every game", "in 5 of my 6 games"; null where no games are counted. */
function isTrueInGames(low: string, often: number, all: number): boolean | null {
  const [, every, some] =
    /\bin (?:(every|each|all)\b[^.]*\bgames?|(\d+) (?:(?:out )?of (?:my |our |the )?(?:\d+ )?)?games)/.exec(low) ?? [];
  if (every !== undefined) return often === all;
  return some !== undefined && Number(some) < all ? often === Number(some) : null;
}

/** The sentence counts games. */
const TALLIED = /\bof (?:my|our|the)(?: \d+)? games\b|\bin (?:only )?\d+ games\b|\bgames without an?\b/;

export function noInterception(_: RegExpExecArray, { athlete, games }: NumberScope, low: string) {
  if (TALLIED.test(low)) return 'not this';
  const of = games.length > 0 ? games : athlete.games;
  const thrown = sumOf(of, ['interceptions']) ?? sumOf(of, ['defensiveInterceptions']);
  if (thrown === null) return confirm('Your games do not record interceptions.');
  return thrown === 0 ? null : error(`Your games say ${thrown} interceptions.`);
}
