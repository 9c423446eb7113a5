import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import {
  type ChangedEmail,
  type EmailChangeKey,
  type EmailChangeLink,
  EmailChanges,
  type NewEmailChange,
  type PendingEmail,
} from '../../application/ports/email-changes.js';
import { EMAIL_CHANGE_QUEUE, type EmailChangeJob } from '../../application/queues.js';
import { translateTaken } from './translate-taken.js';

const BEGIN = `
insert into email_changes (user_id, email, requested_at, expires_at) values ($1, $2, $3, $4)
on conflict (user_id) do update set email = excluded.email, requested_at = excluded.requested_at, expires_at = excluded.expires_at,
  confirm_hash = null, cancel_hash = null`;

/** Deletes unconfirmed addresses a week after their link expired. */
const SWEEP = `delete from email_changes where expires_at < $1::timestamptz - interval '7 days'`;

const PENDING = `select user_id as "userId", email, requested_at as "requestedAt" from email_changes where user_id = $1`;

const GIVE_LINK: Record<EmailChangeLink, string> = {
  confirm: 'update email_changes set confirm_hash = $4 where user_id = $1 and email = $2 and requested_at = $3',
  cancel: 'update email_changes set cancel_hash = $4 where user_id = $1 and email = $2 and requested_at = $3',
};

const TAKE_BY_LINK = `delete from email_changes where confirm_hash = $1 and expires_at > $2 returning user_id as "userId", email`;
const TAKE_OF_USER = `delete from email_changes where user_id = $1 returning user_id as "userId", email`;

const CHANGE = `
update users u set email = $2, email_verified_at = $3 from (select id, email from users where id = $1 for update) old
where u.id = old.id returning u.username, old.email as "oldEmail", u.email`;

/** Deletes outbox emails to the old address, which has no account from now on. */
const FORGET_OLD = 'delete from outbox_mails where user_id is null and lower(to_address) = lower($1)';

const CANCEL = 'delete from email_changes where';

@Injectable()
export class SqlEmailChanges extends EmailChanges {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  async begin({ userId, email, requestedAt, expiresAt }: NewEmailChange): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(SWEEP, [requestedAt]);
      await manager.query(BEGIN, [userId, email, requestedAt, expiresAt]);
      await this.enqueue(manager, { to: 'new', userId }, userId);
      await this.enqueue(manager, { to: 'old', userId }, userId);
    });
  }

  async pendingOf(userId: string): Promise<PendingEmail | null> {
    const [row] = await this.source.query<PendingEmail[]>(PENDING, [userId]);
    return row ?? null;
  }

  async giveLink({ userId, email, requestedAt }: PendingEmail, link: EmailChangeLink, token: string): Promise<boolean> {
    const [, count] = await this.source.query<[unknown, number]>(GIVE_LINK[link], [userId, email, requestedAt, sha256(token)]);
    return count === 1;
  }

  confirm(key: EmailChangeKey, now: Date): Promise<ChangedEmail | null> {
    return translateTaken(this.source.transaction((manager) => this.change(manager, key, now)));
  }

  async cancel(key: EmailChangeKey): Promise<string | null> {
    const [[gone]] =
      'token' in key
        ? await this.source.query<[{ userId: string }[]]>(`${CANCEL} cancel_hash = $1 returning user_id as "userId"`, [sha256(key.token)])
        : await this.source.query<[{ userId: string }[]]>(`${CANCEL} user_id = $1 returning user_id as "userId"`, [key.userId]);
    return gone?.userId ?? null;
  }

  private async change(manager: EntityManager, key: EmailChangeKey, now: Date): Promise<ChangedEmail | null> {
    const [[taken]] =
      'token' in key
        ? await manager.query<[{ userId: string; email: string }[]]>(TAKE_BY_LINK, [sha256(key.token), now])
        : await manager.query<[{ userId: string; email: string }[]]>(TAKE_OF_USER, [key.userId]);
    if (!taken) return null;
    const [[changed]] = await manager.query<[Omit<ChangedEmail, 'userId'>[]]>(CHANGE, [taken.userId, taken.email, now]);
    if (!changed) return null;
    await manager.query(FORGET_OLD, [changed.oldEmail]);
    if ('token' in key) await this.enqueue(manager, { to: 'changed', changed }, changed.oldEmail);
    return { userId: taken.userId, ...changed };
  }

  private enqueue(within: EntityManager, job: EmailChangeJob, of: string): Promise<void> {
    return this.jobs.send(EMAIL_CHANGE_QUEUE, job, { key: `${job.to} ${of}`, within });
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
