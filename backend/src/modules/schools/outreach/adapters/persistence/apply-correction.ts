import type { EntityManager } from 'typeorm';

import { directoryChangeOf, type CorrectionOrder } from '../../domain/directory-change.js';
import type { CoachDraft } from '../../../directory/domain/shared-coach.js';
import { sharedCoachSql } from '../../../directory/adapters/persistence/index.js';

export interface StoredOrder extends CorrectionOrder {
  schoolId: number;
  coachId: number | null;
}

/** Stores what a correction proposes. Throws CorrectionOutdated, CoachExists. */
export async function applyCorrection(manager: EntityManager, order: StoredOrder, now: Date): Promise<void> {
  const change = directoryChangeOf(order, await sharedCoach(manager, order.coachId));
  if (change.kind === 'add') await sharedCoachSql.insert(manager, order.schoolId, change.coach, now);
  if (change.kind === 'update') await sharedCoachSql.update(manager, change.coachId, change.coach, now);
  if (change.kind === 'remove') await manager.query('delete from coaches where id = $1', [change.coachId]);
}

async function sharedCoach(manager: EntityManager, coachId: number | null): Promise<(CoachDraft & { id: number }) | null> {
  if (coachId === null) return null;
  const [coach] = await manager.query<(CoachDraft & { id: number })[]>(
    'select id, name, title, email, phone, x_handle as "xHandle" from coaches where id = $1 and owner_user_id is null',
    [coachId],
  );
  return coach ?? null;
}
