import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  MailboxSends,
  type Filing,
  type MailboxReservation,
  type MailboxSend,
  type MailboxSendRequest,
} from '../../application/ports/mailbox-sends.js';
import { DAY_MS, SENDS_KEPT_MS, waitBeforeSend } from '../../../gateways/domain/next-send.js';

const LOCK_MAILBOX = `
select lower(address) as address, paused_until as "pausedUntil" from mailbox_accounts
where user_id = $1 and state = 'connected' for update`;

const RECENT = `select at from mailbox_sends where address = $1 and at > $2 order by at desc limit $3`;

const RESERVE = `
insert into mailbox_sends (message_id, user_id, address, at) values ($1, $2, $3, $4) on conflict (message_id) do nothing`;

const FORGET_OLD = `delete from mailbox_sends where address = $1 and at < $2`;

const BY_MESSAGE = `
select message_id as "messageId", user_id as "userId", address, looks, look_at as "lookAt"
from mailbox_sends where message_id = $1`;

const NOTE_LOOK = `update mailbox_sends set looks = looks + $2, look_at = $3 where message_id = $1`;

const FILE_LATER = `update mailbox_sends set filing = 'due', copy = $2, file_at = $3 where message_id = $1 and filing is null`;

const TAKE_FILINGS = `
with due as (
  select message_id from mailbox_sends where filing is not null and file_at <= $1
  order by file_at limit $3 for update skip locked
)
update mailbox_sends s set file_at = $2 from due where s.message_id = due.message_id
returning s.message_id as "messageId", s.user_id as "userId", s.address, s.at, s.copy, s.filing = 'begun' as begun`;

/** Pace, cap, looks and filing of connected mailboxes. */
@Injectable()
export class SqlMailboxSends extends MailboxSends {
  constructor(private readonly source: DataSource) {
    super();
  }

  async reserve({ userId, messageId, pace, now }: MailboxSendRequest): Promise<MailboxReservation> {
    return this.source.transaction(async (manager) => {
      // Locks first: a transaction that waits for the lock then sees the row its predecessor
      // inserted.
      const [account] = await manager.query<{ address: string; pausedUntil: Date | null }[]>(LOCK_MAILBOX, [userId]);
      if (!account) return { kind: 'gone' };
      const { address, pausedUntil } = account;
      const sends = await manager.query<{ at: Date }[]>(RECENT, [address, new Date(now.getTime() - DAY_MS), pace.dailyCap]);
      const times = sends.map(({ at }) => at);
      const wait = waitBeforeSend(times, pausedUntil, pace, now);
      if (wait) return { kind: 'wait', ...wait };
      await manager.query(RESERVE, [messageId, userId, address, now]);
      await manager.query(FORGET_OLD, [address, new Date(now.getTime() - SENDS_KEPT_MS)]);
      return { kind: 'reserved' };
    });
  }

  async release(messageId: string): Promise<void> {
    await this.source.query('delete from mailbox_sends where message_id = $1', [messageId]);
  }

  async byMessage(messageId: string): Promise<MailboxSend | null> {
    const [row] = await this.source.query<MailboxSend[]>(BY_MESSAGE, [messageId]);
    return row ?? null;
  }

  async noteLook(messageId: string, counts: boolean, lookAt: Date | null): Promise<void> {
    await this.source.query(NOTE_LOOK, [messageId, counts ? 1 : 0, lookAt]);
  }

  async fileLater(messageId: string, copy: Buffer | null, at: Date): Promise<void> {
    await this.source.query(FILE_LATER, [messageId, copy, at]);
  }

  async takeFilings(now: Date, until: Date, limit: number): Promise<Filing[]> {
    const [rows] = await this.source.query<[Filing[], number]>(TAKE_FILINGS, [now, until, limit]);
    return rows;
  }

  async beginAppend(messageId: string): Promise<void> {
    await this.source.query(`update mailbox_sends set filing = 'begun' where message_id = $1`, [messageId]);
  }

  async filed(messageId: string): Promise<void> {
    await this.source.query('update mailbox_sends set filing = null, copy = null, file_at = null where message_id = $1', [messageId]);
  }
}
