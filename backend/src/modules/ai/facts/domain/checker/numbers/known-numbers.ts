import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { sumOf } from '../games/game-figures.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { NumberScope, NumberSentence, StatedNumber } from './number-findings.js';

/** A year, or a figure of the profile or the games, without further description. */
export function isKnown({ stated, sentence }: StatedNumber, scope: NumberScope): boolean {
  return (
    isOwnYear(stated, scope.athlete) ||
    isToCome(stated, sentence, scope.athlete) ||
    isOwnFigure(stated, scope.athlete) ||
    isGameFigure(stated, scope)
  );
}

/** The current year, the year of a game or the graduation year cannot be wrong by itself. */
function isOwnYear(stated: string, { today, graduationYear, games }: KnownAthlete): boolean {
  return stated.length === 4 && [today, String(graduationYear), ...games.map(({ date }) => date)].some((date) => date.startsWith(stated));
}

const OF_SEASON = quick(/\b(?:seasons?|fall|years?|senior|junior|football|until|through|summer|spring|winter|next|schedule|camp)\b/);
const OF_CLASS = quick(/\bclass\b|\bgrad/);

/** A year to come, up to the graduation: a plan for a season. */
function isToCome(stated: string, { text }: NumberSentence, { today, graduationYear }: KnownAthlete): boolean {
  if (!/^20\d\d$/.test(stated) || stated < today.slice(0, 4) || Number(stated) > (graduationYear ?? 0)) return false;
  return OF_SEASON.test(text) && !OF_CLASS.test(text);
}

/** "I'm at 198 now": a number of the profile, without further description. */
function isOwnFigure(stated: string, { weight, gpa, coreGpa, satScore, actScore, fortyYardDash }: KnownAthlete): boolean {
  const value = Number(stated);
  return [weight, gpa, coreGpa, satScore, actScore, fortyYardDash?.value].includes(value);
}

/** "the 301 against Marble Creek", "I'm at 1446 and 14": a figure of the games in the words for none. */
function isGameFigure(stated: string, { athlete, games }: NumberScope): boolean {
  if (!/^\d{2,}$/.test(stated)) return false;
  const of = games.length > 0 ? games : athlete.games;
  const keys = new Set(of.flatMap(({ stats }) => Object.keys(stats)));
  return (
    [...keys].some((key) => sumOf(of, [key]) === Number(stated)) ||
    athlete.games.some(({ stats }) => Object.values(stats).includes(Number(stated)))
  );
}
