import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { AuditLog } from '../../../audit/index.js';
import { GuardianDeletions } from '../../../family/guardians/index.js';
import { EMAIL_CHANGE_QUEUE, RESET_MAIL_QUEUE } from '../../../auth/index.js';
import { FACTOR_NOTICE_QUEUE } from '../../../factors/index.js';
import { DELETIONS_QUEUE } from '../../application/queues.js';
import {
  Deletions,
  type DeletionProgress,
  type DueDeletion,
  type Erasure,
  type NewDeletion,
  type Preview,
} from '../../application/ports/deletions.js';
import { RECEIPT_KEPT_MS, type Counted } from '../../domain/deletion.js';
import { COUNT_ROWS, countedOf } from './count-rows.js';
import * as sql from './deletions.sql.js';
import { receiptHash } from './receipt-hash.js';
import { refuseLastAdmin } from './refuse-last-admin.js';
import { OWNED_TABLES, rowsOf, STOPS } from './user-data-owners.js';

/** Rows that no foreign key deletes. */
const BY_STATEMENT = OWNED_TABLES.filter(({ ends }) => ends === 'statement');

const BY_SERVER = { actor: 'server', actorId: null, address: null, detail: {} } as const;

@Injectable()
export class SqlDeletions extends Deletions {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
    private readonly guardians: GuardianDeletions,
  ) {
    super();
  }

  async preview(userId: string): Promise<Preview> {
    const [waiting] = await this.source.query<Omit<Preview, 'items'>[]>(sql.WAITING, [userId]);
    const items = await count(this.source.manager, userId);
    return { items, waitingEmails: waiting?.waitingEmails ?? 0, hasGmail: waiting?.hasGmail ?? false };
  }

  async begin({ id, userId, receiptToken, now, byGuardian }: NewDeletion): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await refuseLastAdmin(manager, userId);
      if (byGuardian && !(await this.guardians.take(userId, now, manager))) return false;
      await manager.query(sql.BEGIN, [userId, id, receiptHash(receiptToken), now]);
      await manager.query(sql.END_SESSIONS, [userId]);
      for (const stop of STOPS) await manager.query(stop, [userId, now]);
      await this.jobs.send(DELETIONS_QUEUE, {}, { key: 'due', within: manager });
      return true;
    });
  }

  due(now: Date): Promise<DueDeletion[]> {
    return this.source.query<DueDeletion[]>(sql.DUE, [now]);
  }

  async hasWork(now: Date): Promise<boolean> {
    const old = new Date(now.getTime() - RECEIPT_KEPT_MS);
    return (await this.source.query<unknown[]>(sql.HAS_WORK, [now, old])).length > 0;
  }

  async filesOf(userId: string): Promise<{ pictures: string[]; uploads: string[] }> {
    const [files] = await this.source.query<{ pictures: string[]; uploads: string[] }[]>(sql.FILES, [userId]);
    return files ?? { pictures: [], uploads: [] };
  }

  async erase({ id, userId, leftovers, google, now }: Erasure): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [user] = await manager.query<unknown[]>(sql.LOCK_USER, [userId]);
      if (!user) return;
      const items = await count(manager, userId);
      for (const one of BY_STATEMENT) await manager.query(`delete from ${one.table} where ${rowsOf(one)}`, [userId]);
      await manager.query(sql.DROP_JOBS, [userId, RESET_MAIL_QUEUE, EMAIL_CHANGE_QUEUE, FACTOR_NOTICE_QUEUE]);
      await manager.query(sql.NOTE_ERASED, [id, now, JSON.stringify(items), leftovers, google]);
      await manager.query(sql.COUNT_DELETED, [now]);
      await manager.query(sql.DROP_USER, [userId]);
      await this.audit.append({ ...BY_SERVER, kind: 'account_erased', subjectId: userId }, manager);
    });
  }

  async note(id: string, { google, leftovers, tries, nextTryAt, doneAt }: DeletionProgress): Promise<void> {
    await this.source.query(sql.NOTE, [id, google, leftovers, tries, nextTryAt, doneAt]);
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.source.query(sql.FORGET, [moment]);
  }
}

async function count(manager: EntityManager, userId: string): Promise<Counted[]> {
  const [row] = await manager.query<{ counts: number[] }[]>(COUNT_ROWS, [userId]);
  return countedOf(row?.counts ?? []);
}
