import type { Place } from './miles-between.js';
import { townKey } from './town-key.js';

/**
 * `towns`: lines "state,key of the town,latitude,longitude" after a header; `state` is a two-letter code. Returns null when
 * the lines do not contain the town.
 */
export function findTown(towns: string, city: string, state: string): Place | null {
  const town = townKey(city);
  if (!town || !/^[A-Z]{2}$/.test(state)) return null;
  const start = `\n${state},${town},`;
  const at = towns.indexOf(start);
  if (at < 0) return null;
  const from = at + start.length;
  const end = towns.indexOf('\n', from);
  const [latitude, longitude] = towns
    .slice(from, end < 0 ? undefined : end)
    .split(',')
    .map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
