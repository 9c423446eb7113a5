import type { KnownGame } from '../known-athlete.js';
import { usualName } from '../words/usual-words.js';

/** A game with its opponent in the writing of a sentence. */
export interface Opponent {
  game: KnownGame;
  name: string;
  /** The name without its last word, where that is only its kind and no other opponent's name has it. */
  short: string | null;
}

const KIND = / (?:prep|preparatory|academy|high|high school|hs|christian|catholic|north|south|east|west|central|county)$/;
const NAMES = new WeakMap<KnownGame, string>();

/** The name of its opponent as the rules read it, made once for each game. */
export function opponentName(game: KnownGame): string {
  const known = NAMES.get(game);
  if (known !== undefined) return known;
  const name = usualName(game.opponent);
  NAMES.set(game, name);
  return name;
}

export function opponentsOf(games: readonly KnownGame[]): Opponent[] {
  const names = games.map(opponentName);
  return games.map((game, at) => {
    const name = names[at] ?? '';
    const short = name.replace(KIND, '');
    const isOwn = short !== name && names.every((other) => other === name || !other.includes(short));
    return { game, name, short: isOwn ? short : null };
  });
}

export function isNamedIn(low: string, { name, short }: Opponent): boolean {
  return low.includes(name) || (short !== null && low.includes(short));
}
