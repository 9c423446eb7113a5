import type { Game, GameFigureDto } from '@/shared/api';

/** A game as the athlete types it; blank = not recorded. */
export interface GameForm {
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  stats: Record<string, string>;
}

/** The form for a game that is there, or for a new one. */
export function gameForm(game: Game | null, figures: readonly GameFigureDto[]): GameForm {
  const texts = figures.filter(({ min }) => min !== null).map(({ key }) => [key, String(game?.stats[key] ?? '')] as const);
  return { opponent: game?.opponent ?? '', date: game?.date ?? '', stats: Object.fromEntries(texts) };
}
