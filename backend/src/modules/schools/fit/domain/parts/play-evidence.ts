import type { PlayEvidence } from '../fit-athlete.js';

/** Whether anything shows that the athlete plays: film, game stats, a confirmed time, or a coach's interest. */
export function showsPlay(evidence: PlayEvidence): boolean {
  return kindsOf(evidence).length > 0;
}

/** "Your film and your 4 games with stats are", for a sentence that ends with what they are. */
export function playShown(evidence: PlayEvidence): string {
  const kinds = kindsOf(evidence);
  const last = kinds.at(-1) ?? '';
  const list = kinds.length < 2 ? last : `${kinds.slice(0, -1).join(', ')} and ${last}`;
  const isOne = kinds.length === 1 && !/s( with stats)?$/.test(last);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${isOne ? 'is' : 'are'}`;
}

function kindsOf({ hasFilm, gamesWithStats, hasConfirmedTime, offers, visits }: PlayEvidence): string[] {
  const found = [
    hasFilm ? 'your film' : null,
    gamesWithStats > 0 ? counted(gamesWithStats, 'game', ' with stats') : null,
    hasConfirmedTime ? 'your confirmed 40 time' : null,
    offers.length > 0 ? counted(offers.length, 'offer') : null,
    visits.length > 0 ? counted(visits.length, 'visit') : null,
  ];
  return found.filter((one) => one !== null);
}

const counted = (count: number, what: string, rest = '') => `your ${count} ${what}${count === 1 ? '' : 's'}${rest}`;
