import type { KnownGame } from './known-athlete.js';
import type { Sentence } from './sentence.js';

/** A game with its opponent in the writing of a sentence. */
export interface Opponent {
  game: KnownGame;
  name: string;
}

const FIRST = /\b(?:opener|opening game|first game)\b/;
const LAST = /\b(?:last|latest|most recent|final) game\b/;
/** "in my last 2 games", "over the first 3 weeks" */
export const SPAN = /\b(first|opening|last|past|latest|final|previous) (\d{1,2})(?: \w+)? (?:games|outings|contests|weeks|starts)\b/;
const PLACES: Record<string, number> = { second: 2, third: 3 };
const NTH = /\b(second|third|\d{1,2}(?:st|nd|rd|th)) game\b/;

/** The games that a sentence means: by the opponent, by their place in the season; none when it names none. */
export function gamesNamed({ low }: Sentence, opponents: readonly Opponent[]): KnownGame[] {
  const named = opponents.filter(({ name }) => low.includes(name));
  if (named.length > 0) return named.map(({ game }) => game);
  return spanned(
    low,
    opponents.map(({ game }) => game),
  );
}

function spanned(low: string, games: readonly KnownGame[]): KnownGame[] {
  const [, where, count = ''] = SPAN.exec(low) ?? [];
  if (where === undefined) return single(low, games);
  if (Number(count) > games.length) return [];
  return where === 'first' || where === 'opening' ? games.slice(0, Number(count)) : games.slice(-Number(count));
}

function single(low: string, games: readonly KnownGame[]): KnownGame[] {
  if (FIRST.test(low)) return games.slice(0, 1);
  if (LAST.test(low)) return games.slice(-1);
  const nth = NTH.exec(low)?.[1] ?? '0';
  const place = PLACES[nth] ?? Number.parseInt(nth, 10);
  return place > 0 ? games.slice(place - 1, place) : [];
}
