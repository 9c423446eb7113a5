import type { Film } from './film';

/** How the hosts of players call themselves. */
export const hostNames: Record<NonNullable<Film['player']>['host'], string> = {
  hudl: 'Hudl',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
};
