import type { EntityManager } from 'typeorm';

import type { CorrectionKind, ProposedCoach } from '../../domain/correction.js';
import { CorrectionOutdated } from '../../domain/correction-errors.js';
import { sharedCoachOf, type CoachDraft } from '../../../directory/domain/shared-coach.js';
import { sharedCoachSql } from '../../../directory/adapters/persistence/index.js';

/** The part of a correction that says what is to be done. */
export interface CorrectionOrder {
  schoolId: number;
  coachId: number | null;
  /** Stays when the coach is gone; null when it never was about one. */
  coachName: string | null;
  kind: CorrectionKind;
  proposed: ProposedCoach;
}

/** Does what a correction proposes. Throws CorrectionOutdated, CoachExists. */
export async function applyCorrection(manager: EntityManager, order: CorrectionOrder, now: Date): Promise<void> {
  const { kind, coachId, proposed } = order;
  if (kind === 'new_contact') {
    const coach = sharedCoachOf({ ...proposed, name: proposed.name ?? '' });
    await sharedCoachSql.insert(manager, order.schoolId, coach, now);
    return;
  }
  const isOnlyNote = order.coachName === null || Object.keys(proposed).length === 0;
  if (kind === 'other' && isOnlyNote) return;
  const there = await sharedCoach(manager, coachId);
  if (kind === 'left') {
    await manager.query('delete from coaches where id = $1', [coachId]);
    return;
  }
  // Without another address a wrong one is taken away, so that nobody writes to it again.
  const email = kind === 'wrong_address' ? (proposed.email ?? null) : (proposed.email ?? there.email);
  await sharedCoachSql.update(manager, there.id, sharedCoachOf({ ...there, ...proposed, email }), now);
}

async function sharedCoach(manager: EntityManager, coachId: number | null): Promise<CoachDraft & { id: number }> {
  const [coach] = await manager.query<(CoachDraft & { id: number })[]>(
    'select id, name, title, email, phone from coaches where id = $1 and owner_user_id is null',
    [coachId],
  );
  if (!coach) throw new CorrectionOutdated();
  return coach;
}
