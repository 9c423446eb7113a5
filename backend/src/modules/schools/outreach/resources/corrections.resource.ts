import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { bumpDirectoryVersion, lockDirectory } from '../../directory/adapters/persistence/index.js';
import { CoachNotFound, ContactNotFound, SchoolNotFound } from '../../directory/domain/school-errors.js';
import { applyCorrection } from '../adapters/persistence/apply-correction.js';
import { CORRECTIONS } from '../adapters/persistence/correction.sql.js';
import {
  correctionOf,
  decidedStatus,
  MAX_CORRECTIONS,
  proposalOf,
  refuseBeyondOpenCap,
  type CorrectionDraft,
} from '../domain/correction.js';
import { CorrectionNotFound } from '../domain/correction-errors.js';
import { ContactsQuery } from '../queries/contacts.query.js';
import type { CorrectionView } from '../queries/corrections.query.js';

const INSERT = `
insert into corrections (id, school_id, coach_id, coach_name, user_id, kind, proposed, note, status, created_at)
select $1, $2::integer, $3::integer, (select name from coaches where id = $3), $4, $5, $6, $7, 'open', $8`;

const DECIDE = 'update corrections set status = $2, decided_by = $3, decided_at = $4 where id = $1';

const OPEN = `select count(*)::int as n from corrections where user_id = $1 and status = 'open'`;

const COACH_OF_SCHOOL = 'select 1 from coaches where id = $1 and school_id = $2 and owner_user_id is null';

/** Deletes the oldest decided corrections. */
const PRUNE = `
delete from corrections where id in (
  select id from corrections where user_id = $1
  order by status = 'open' desc, created_at desc, id desc offset $2)`;

/** What athletes propose to change in the shared directory, and what admins decide of it. */
@Injectable()
export class Corrections {
  constructor(
    private readonly source: DataSource,
    private readonly contacts: ContactsQuery,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws InvalidEntry, SchoolNotFound, CoachNotFound (not a shared coach of the school), TooManyCorrections. */
  async propose(userId: string, schoolId: number, draft: CorrectionDraft): Promise<CorrectionView> {
    const { kind, coachId, proposed, note } = correctionOf(draft);
    const [id, now] = [this.ids.next(), this.clock.now()];
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'corrections', userId);
      await refuseUnknown(manager, schoolId, coachId);
      const [open] = await manager.query<{ n: number }[]>(OPEN, [userId]);
      refuseBeyondOpenCap(open?.n ?? 0);
      await manager.query(INSERT, [id, schoolId, coachId, userId, kind, JSON.stringify(proposed), note, now]);
      await manager.query(PRUNE, [userId, MAX_CORRECTIONS]);
      return existing(manager, id);
    });
  }

  /** Proposes an athlete's own contact for the shared directory. Throws ContactNotFound, TooManyCorrections. */
  async proposeContact(userId: string, contactId: number, note?: string): Promise<CorrectionView> {
    const contact = await this.contacts.one(userId, contactId);
    if (!contact) throw new ContactNotFound();
    return this.propose(userId, contact.schoolId, proposalOf(contact, note));
  }

  /**
   * Accepting changes the directory in the same transaction. Throws CorrectionNotFound, CorrectionDecided,
   * CorrectionOutdated, CoachExists.
   */
  decide(id: string, accept: boolean, adminId: string): Promise<CorrectionView> {
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      await lockDirectory(manager);
      const correction = await existing(manager, id);
      const status = decidedStatus(correction.status, accept);
      if (accept) {
        await applyCorrection(manager, correction, now);
        await bumpDirectoryVersion(manager, now);
      }
      await manager.query(DECIDE, [id, status, adminId, now]);
      return existing(manager, id);
    });
  }
}

async function refuseUnknown(manager: EntityManager, schoolId: number, coachId: number | null): Promise<void> {
  const schools = await manager.query<unknown[]>('select 1 from schools where id = $1', [schoolId]);
  if (schools.length === 0) throw new SchoolNotFound();
  if (coachId === null) return;
  const coaches = await manager.query<unknown[]>(COACH_OF_SCHOOL, [coachId, schoolId]);
  if (coaches.length === 0) throw new CoachNotFound();
}

async function existing(manager: EntityManager, id: string): Promise<CorrectionView> {
  const [correction] = await manager.query<CorrectionView[]>(`${CORRECTIONS} where k.id = $1`, [id]);
  if (!correction) throw new CorrectionNotFound();
  return correction;
}
