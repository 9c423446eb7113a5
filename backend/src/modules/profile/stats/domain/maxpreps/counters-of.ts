import type { GameStats } from '../games/game.js';
import { COUNTER_SOURCES } from './stat-fields.js';

/** Our counters of one game, of MaxPreps' fields. What was not recorded is not there. */
export function countersOf(fields: ReadonlyMap<string, number>): GameStats {
  const entries = Object.entries(COUNTER_SOURCES).flatMap(([counter, choices]) => {
    const values = choices.map((names) => names.flatMap((name) => fields.get(name) ?? []));
    const recorded = values.find(({ length }) => length > 0);
    return recorded ? [[counter, recorded.reduce((sum, value) => sum + value, 0)] as const] : [];
  });
  return Object.fromEntries(entries);
}
