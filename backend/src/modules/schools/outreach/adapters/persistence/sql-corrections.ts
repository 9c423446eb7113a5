import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Corrections, type Bounce, type CorrectionView, type NewCorrection } from '../../application/ports/corrections.js';
import { MAX_CORRECTIONS, bounceNote, decidedStatus, refuseBeyondOpenCap, type CorrectionStatus } from '../../domain/correction.js';
import { CorrectionNotFound } from '../../domain/correction-errors.js';
import { CoachNotFound, SchoolNotFound } from '../../../directory/domain/school-errors.js';
import { applyCorrection } from './apply-correction.js';
import { bumpDirectoryVersion, lockDirectory } from '../../../directory/adapters/persistence/index.js';

const MOST_LISTED = 200;

const SELECT = `
select k.id, k.school_id as "schoolId", s.name as "schoolName", k.coach_id as "coachId", k.coach_name as "coachName",
  c.email as "coachEmail", u.username as "by", k.kind, k.proposed, k.note, k.status, k.created_at as "createdAt",
  k.decided_at as "decidedAt"
from corrections k
join schools s on s.id = k.school_id
left join coaches c on c.id = k.coach_id
left join users u on u.id = k.user_id`;

const NEWEST_FIRST = `order by k.created_at desc, k.id desc limit ${MOST_LISTED}`;

const INSERT = `
insert into corrections (id, school_id, coach_id, coach_name, user_id, kind, proposed, note, status, created_at)
select $1, $2::integer, $3::integer, (select name from coaches where id = $3), $4, $5, $6, $7, 'open', $8`;

/** Only a shared coach who still has the address; a second bounce of a coach adds nothing. */
const RAISE_BOUNCE = `
insert into corrections (id, school_id, coach_id, coach_name, kind, proposed, note, status, created_at)
select $1, c.school_id, c.id, c.name, 'wrong_address', '{}', $4, 'open', $5
from coaches c where c.id = $2 and c.owner_user_id is null and lower(c.email) = lower($3)
on conflict (coach_id) where user_id is null and status = 'open' do nothing`;

/** The oldest that were decided give way. */
const PRUNE = `
delete from corrections where id in (
  select id from corrections where user_id = $1
  order by status = 'open' desc, created_at desc, id desc offset $2)`;

@Injectable()
export class SqlCorrections extends Corrections {
  constructor(private readonly source: DataSource) {
    super();
  }

  ofUser(userId: string): Promise<CorrectionView[]> {
    return this.source.query(`${SELECT} where k.user_id = $1 ${NEWEST_FIRST}`, [userId]);
  }

  inQueue(status: CorrectionStatus | null): Promise<CorrectionView[]> {
    return this.source.query(`${SELECT} where $1::text is null or k.status = $1 ${NEWEST_FIRST}`, [status]);
  }

  propose(
    userId: string,
    { schoolId, coachId, kind, proposed, note }: NewCorrection,
    { id, now }: { id: string; now: Date },
  ): Promise<CorrectionView> {
    return this.source.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('corrections ' || $1, 0))`, [userId]);
      await refuseUnknown(manager, schoolId, coachId);
      await refuseTooMany(manager, userId);
      await manager.query(INSERT, [id, schoolId, coachId, userId, kind, JSON.stringify(proposed), note, now]);
      await manager.query(PRUNE, [userId, MAX_CORRECTIONS]);
      return existing(manager, id);
    });
  }

  async raiseBounce({ coachId, address, reason }: Bounce, { id, now }: { id: string; now: Date }): Promise<void> {
    await this.source.query(RAISE_BOUNCE, [id, coachId, address, bounceNote(address, reason), now]);
  }

  decide(id: string, { accept, by, now }: { accept: boolean; by: string; now: Date }): Promise<CorrectionView> {
    return this.source.transaction(async (manager) => {
      await lockDirectory(manager);
      const correction = await existing(manager, id);
      const status = decidedStatus(correction.status, accept);
      if (accept) {
        await applyCorrection(manager, correction, now);
        await bumpDirectoryVersion(manager, now);
      }
      await manager.query('update corrections set status = $2, decided_by = $3, decided_at = $4 where id = $1', [id, status, by, now]);
      return existing(manager, id);
    });
  }
}

async function refuseTooMany(manager: EntityManager, userId: string): Promise<void> {
  const [open] = await manager.query<{ n: number }[]>(`select count(*)::int as n from corrections where user_id = $1 and status = 'open'`, [
    userId,
  ]);
  refuseBeyondOpenCap(open?.n ?? 0);
}

async function refuseUnknown(manager: EntityManager, schoolId: number, coachId: number | null): Promise<void> {
  const schools = await manager.query<unknown[]>('select 1 from schools where id = $1', [schoolId]);
  if (schools.length === 0) throw new SchoolNotFound();
  if (coachId === null) return;
  const coaches = await manager.query<unknown[]>('select 1 from coaches where id = $1 and school_id = $2 and owner_user_id is null', [
    coachId,
    schoolId,
  ]);
  if (coaches.length === 0) throw new CoachNotFound();
}

async function existing(manager: EntityManager, id: string): Promise<CorrectionView> {
  const [correction] = await manager.query<CorrectionView[]>(`${SELECT} where k.id = $1`, [id]);
  if (!correction) throw new CorrectionNotFound();
  return correction;
}
