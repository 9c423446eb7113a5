import type { FieldError } from '../../../../../shared-kernel/domain-error.js';
import { GAME_COUNTERS, type GameCounter } from './game-counters.js';
import type { GameStats } from './game.js';

const KNOWN = new Map(GAME_COUNTERS.map((counter) => [counter.key, counter]));
const SHOWN_OF_NAME = 40;

interface ReadStats {
  stats: GameStats;
  errors: FieldError[];
}

/** Returns the given counters; drops null and blank ones, and refuses unknown counters and values that are no numbers. */
export function readStats(value: unknown): ReadStats {
  if (value === undefined) return { stats: {}, errors: [] };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'The statistics are a list of figures with their numbers.';
    return { stats: {}, errors: [{ field: 'stats', code: 'not_stats', message }] };
  }
  const given = Object.entries(value as Record<string, unknown>).filter(([, number]) => number !== null && number !== '');
  const errors = given.flatMap(([key, number]) => errorOf(key, number));
  if (errors.length > 0) return { stats: {}, errors };
  const stats = Object.fromEntries(given) as GameStats;
  return { stats, errors: tooMany(stats) };
}

function errorOf(key: string, value: unknown): FieldError[] {
  const counter = KNOWN.get(key);
  const field = `stats.${key.slice(0, SHOWN_OF_NAME)}`;
  if (counter === undefined) {
    const message = `“${key.slice(0, SHOWN_OF_NAME)}” is not a figure that Recruit knows.`;
    return [{ field, code: 'unknown_counter', message }];
  }
  const { label, min, max, kind } = counter;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return [{ field, code: 'not_a_number', message: `${label} must be a number.` }];
  }
  if (!isStep(value, kind)) {
    const [code, steps] = kind === 'half' ? ['not_half_number', 'whole or half numbers'] : ['not_whole_number', 'whole numbers'];
    return [{ field, code, message: `${label} are counted in ${steps}.` }];
  }
  if (value >= min && value <= max) return [];
  return [{ field, code: 'out_of_range', message: `${label} of one game go from ${min} to ${max}.` }];
}

function isStep(value: number, kind: GameCounter['kind']): boolean {
  return Number.isInteger(kind === 'half' ? value * 2 : value);
}

/** "20 of 15 passes" cannot be. */
function tooMany(stats: GameStats): FieldError[] {
  return GAME_COUNTERS.flatMap(({ key, label, atMost }) => {
    const limit = atMost === undefined ? undefined : stats[atMost];
    if (atMost === undefined || limit === undefined || (stats[key] ?? 0) <= limit) return [];
    const message = `${label} cannot be more than ${KNOWN.get(atMost)?.label} (${limit}).`;
    return [{ field: `stats.${key}`, code: 'more_than_possible', message }];
  });
}
