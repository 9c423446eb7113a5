import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { SealedText } from '../../../../platform/security/sealed-text.js';
import { AuditLog } from '../../../audit/index.js';
import { GuardianDeletions } from '../../../family/guardians/index.js';
import { EMAIL_CHANGE_QUEUE, RESET_MAIL_QUEUE } from '../../../auth/index.js';
import { FACTOR_NOTICE_QUEUE } from '../../../factors/index.js';
import type { PhotoFiles } from '../../../profile/photo/index.js';
import { DELETIONS_QUEUE } from '../../application/queues.js';
import {
  Deletions,
  type DeletionProgress,
  type DueDeletion,
  type Erasure,
  type Leftovers,
  type NewDeletion,
} from '../../application/ports/deletions.js';
import { countRows } from './count-rows.js';
import * as sql from './deletions.sql.js';
import * as plans from './planned-deletions.sql.js';
import { receiptHash } from './receipt-hash.js';
import { refuseLastAdmin } from './refuse-last-admin.js';
import { OWNED_TABLES, rowsOf, STOPS } from './user-data-owners.js';

/** Rows that no foreign key deletes. */
const BY_STATEMENT = OWNED_TABLES.filter(({ ends }) => ends === 'statement');

const BY_SERVER = { actor: 'server', actorId: null, address: null, detail: {} } as const;

@Injectable()
export class SqlDeletions extends Deletions {
  private readonly seal: SealedText;

  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
    private readonly guardians: GuardianDeletions,
    config: AppConfig,
  ) {
    super();
    this.seal = new SealedText(config);
  }

  plan(userId: string, dueAt: Date, now: Date): Promise<Date> {
    return this.source.transaction(async (manager) => {
      await refuseLastAdmin(manager, userId);
      const [[planned]] = await manager.query<[{ dueAt: Date }[], number]>(plans.PLAN, [userId, dueAt]);
      for (const stop of STOPS) await manager.query(stop, [userId, now]);
      return planned?.dueAt ?? dueAt;
    });
  }

  async planned(now: Date): Promise<string[]> {
    const users = await this.source.query<{ id: string }[]>(plans.DUE, [now]);
    return users.map(({ id }) => id);
  }

  lift(username: string, birthdate: string, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [[user]] = await manager.query<[{ id: string }[], number]>(plans.LIFT, [username]);
      if (!user) return false;
      // Repeats the stops: an email that a race left queued must not be sent a week late.
      for (const stop of STOPS) await manager.query(stop, [user.id, now]);
      await manager.query(plans.SET_BIRTHDATE, [user.id, birthdate, now]);
      return true;
    });
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

  async due(now: Date): Promise<DueDeletion[]> {
    const rows = await this.source.query<(Omit<DueDeletion, 'leftovers'> & { leftovers: string | null })[]>(sql.DUE, [now]);
    return rows.map((row) => ({ ...row, leftovers: this.opened(row.id, row.leftovers) }));
  }

  async filesOf(userId: string): Promise<PhotoFiles> {
    const [files] = await this.source.query<PhotoFiles[]>(sql.FILES, [userId]);
    return files ?? { pictures: [], uploads: [] };
  }

  async erase({ id, userId, leftovers, google, now }: Erasure): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [user] = await manager.query<unknown[]>(sql.LOCK_USER, [userId]);
      if (!user) return;
      const items = await countRows(manager, userId);
      for (const one of BY_STATEMENT) await manager.query(`delete from ${one.table} where ${rowsOf(one)}`, [userId]);
      await manager.query(sql.DROP_JOBS, [userId, RESET_MAIL_QUEUE, EMAIL_CHANGE_QUEUE, FACTOR_NOTICE_QUEUE]);
      await manager.query(sql.NOTE_ERASED, [id, now, JSON.stringify(items), this.sealed(id, leftovers), google]);
      await manager.query(sql.COUNT_DELETED, [now]);
      await manager.query(sql.DROP_USER, [userId]);
      await this.audit.append({ ...BY_SERVER, kind: 'account_erased', subjectId: userId }, manager);
    });
  }

  async note(id: string, { google, leftovers, tries, nextTryAt, doneAt }: DeletionProgress): Promise<void> {
    await this.source.query(sql.NOTE, [id, google, leftovers && this.sealed(id, leftovers), tries, nextTryAt, doneAt]);
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.source.query(sql.FORGET, [moment]);
  }

  private sealed(id: string, leftovers: Leftovers): string {
    return this.seal.seal(JSON.stringify(leftovers), id);
  }

  private opened(id: string, sealed: string | null): Leftovers | null {
    const text = sealed === null ? null : this.seal.open(sealed, id)?.text;
    return text ? (JSON.parse(text) as Leftovers) : null;
  }
}
