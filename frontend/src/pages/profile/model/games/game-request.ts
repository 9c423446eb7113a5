import type { GameStatsRequest } from '@/shared/api';
import type { GameForm } from './game-form';

/** What to send: numbers as numbers, and nothing for what is blank. */
export function gameRequest({ opponent, date, stats }: GameForm): GameStatsRequest {
  const given = Object.entries(stats).filter(([, text]) => text !== '');
  return { opponent, date, stats: Object.fromEntries(given.map(([key, text]) => [key, Number(text)])) };
}
