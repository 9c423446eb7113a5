import type { StandIns } from './stand-ins.js';

/** Restores the stand-ins in every text of a JSON value. */
export function restoreDeep<T>(value: T, standIns: StandIns): { value: T; isCorrupted: boolean } {
  let isCorrupted = false;
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const restored = standIns.restore(part);
      isCorrupted ||= restored.isCorrupted;
      return restored.text;
    }
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, walk(one)]));
  };
  return { value: walk(value) as T, isCorrupted };
}
