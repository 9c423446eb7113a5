import type { EntityManager } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { trackingCaps } from '../../domain/tracking-caps.js';

/**
 * Runs `write`, which writes tracking of the athlete, and returns its result. Throws TooManyTrackedSchools, which rolls
 * the transaction back, when that added schools beyond the cap.
 */
export async function withinTrackingCap<T>(manager: EntityManager, userId: string, write: () => Promise<T>): Promise<T> {
  await takeTurns(manager, 'tracking', userId);
  const before = await trackedBy(manager, userId);
  const answer = await write();
  trackingCaps.tracked(before, await trackedBy(manager, userId));
  return answer;
}

async function trackedBy(manager: EntityManager, userId: string): Promise<number> {
  const [counted] = await manager.query<{ n: number }[]>('select count(*)::int as n from target_schools where user_id = $1', [userId]);
  return counted?.n ?? 0;
}
