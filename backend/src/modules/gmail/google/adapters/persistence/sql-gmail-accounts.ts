import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { SealedText } from '../../../../../platform/security/sealed-text.js';
import {
  GmailAccounts,
  type FreshAccess,
  type GmailAccount,
  type GmailOverview,
  type NewConnection,
  type Reservation,
  type SendRequest,
  type SlowDown,
} from '../../application/ports/gmail-accounts.js';
import { AccountChanges } from '../../../gateways/index.js';
import { backOffUntil } from '../../../gateways/domain/back-off.js';
import { DAY_MS, SENDS_KEPT_MS, waitBeforeSend } from '../../../gateways/domain/next-send.js';
import type { ReconnectReason } from '../../../gateways/domain/reconnect-reason.js';
import * as sql from './gmail-accounts.sql.js';
import { HAS_MAILBOX, LOCK_ATHLETE } from '../../../gateways/adapters/persistence/index.js';

type Affected<T> = [T[], number];

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class SqlGmailAccounts extends GmailAccounts {
  private readonly cipher: SealedText;

  constructor(
    private readonly source: DataSource,
    config: AppConfig,
    private readonly changes: AccountChanges,
  ) {
    super();
    this.cipher = new SealedText(config);
  }

  async byUser(userId: string): Promise<GmailAccount | null> {
    const [row] = await this.source.query<GmailAccount[]>(sql.BY_USER, [userId]);
    return row ? this.opened(row) : null;
  }

  async isKnown(googleSub: string): Promise<boolean> {
    const rows = await this.source.query<unknown[]>('select 1 from gmail_accounts where google_sub = $1 limit 1', [googleSub]);
    return rows.length > 0;
  }

  async overview(userId: string, now: Date): Promise<GmailOverview> {
    const since = new Date(now.getTime() - DAY_MS);
    const [row] = await this.source.query<GmailOverview[]>(sql.OVERVIEW, [userId, since]);
    return row ?? { account: null, sentLast24Hours: 0 };
  }

  async connect(connection: NewConnection): Promise<'connected' | 'taken' | 'mailbox'> {
    const { userId, googleSub, email, canReadReplies, grantId, refreshToken, accessToken, accessExpiresAt, now } = connection;
    const sealed = [this.cipher.seal(refreshToken, userId), this.cipher.seal(accessToken, userId)];
    try {
      const values = [userId, googleSub, email, canReadReplies, grantId, ...sealed, accessExpiresAt, now];
      const present = { kind: 'gmail', address: email.toLowerCase() } as const;
      return await this.source.transaction(async (manager) => {
        await manager.query(LOCK_ATHLETE, [userId]);
        if ((await manager.query<unknown[]>(HAS_MAILBOX, [userId])).length > 0) return 'mailbox';
        await manager.query(sql.CONNECT, values);
        await this.changes.announce({ userId, present, reason: 'account_changed', now }, manager);
        return 'connected';
      });
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  }

  async keepAccess(userId: string, grantId: string, { accessToken, accessExpiresAt, now }: FreshAccess): Promise<void> {
    const sealed = this.cipher.seal(accessToken, userId);
    await this.source.query(sql.KEEP_ACCESS, [userId, grantId, sealed, accessExpiresAt, now]);
  }

  async loseReading(userId: string, grantId: string): Promise<void> {
    await this.source.query(sql.LOSE_READING, [userId, grantId]);
  }

  async lose(userId: string, grantId: string, reason: ReconnectReason, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [, moved] = await manager.query<Affected<unknown>>(sql.LOSE, [userId, grantId, reason, now]);
      if (moved !== 1) return false;
      await this.changes.announce({ userId, present: null, reason: 'needs_reconnect', now }, manager);
      return true;
    });
  }

  async remove(userId: string, now: Date): Promise<GmailAccount | null> {
    const row = await this.source.transaction(async (manager) => {
      const [[removed]] = await manager.query<Affected<GmailAccount>>(sql.REMOVE, [userId]);
      if (removed) await this.changes.announce({ userId, present: null, reason: 'disconnected', now }, manager);
      return removed;
    });
    return row ? this.opened(row) : null;
  }

  async reserveSend({ userId, messageId, pace, now }: SendRequest): Promise<Reservation> {
    return this.source.transaction(async (manager) => {
      // Locks first: a transaction that waits for the lock then sees the row its predecessor
      // inserted.
      const [account] = await manager.query<{ mailbox: string; pausedUntil: Date | null }[]>(sql.LOCK_MAILBOX, [userId]);
      if (!account) return { kind: 'gone' };
      const { mailbox, pausedUntil } = account;
      const dayAgo = new Date(now.getTime() - DAY_MS);
      const sends = await manager.query<{ at: Date }[]>(sql.RECENT_SENDS, [mailbox, dayAgo, pace.dailyCap]);
      const wait = waitBeforeSend(
        sends.map(({ at }) => at),
        pausedUntil,
        pace,
        now,
      );
      if (wait) return { kind: 'wait', ...wait };
      await manager.query(sql.RESERVE, [messageId, userId, mailbox, now]);
      await manager.query(sql.FORGET_OLD_SENDS, [mailbox, new Date(now.getTime() - SENDS_KEPT_MS)]);
      return { kind: 'reserved' };
    });
  }

  async releaseSend(messageId: string): Promise<void> {
    await this.source.query('delete from gmail_sends where message_id = $1', [messageId]);
  }

  async mailboxOf(messageId: string): Promise<string | null> {
    const [row] = await this.source.query<{ mailbox: string }[]>('select mailbox from gmail_sends where message_id = $1', [messageId]);
    return row?.mailbox ?? null;
  }

  async pauseSending(userId: string, until: Date): Promise<void> {
    await this.source.query(sql.PAUSE, [userId, until]);
  }

  async slowDown({ userId, askedFor, everyone, random, now }: SlowDown): Promise<Date> {
    const [[row]] = await this.source.query<Affected<{ strikes: number }>>(sql.STRIKE, [userId]);
    const until = backOffUntil(askedFor, row?.strikes ?? 1, random, now);
    await this.pauseSending(userId, until);
    if (everyone) await this.source.query(sql.PAUSE_EVERYONE, [until]);
    return until;
  }

  async forgiveStrikes(userId: string): Promise<void> {
    await this.source.query(sql.FORGIVE, [userId]);
  }

  /** A token that was sealed with an older key is sealed again; the access token is fetched again soon enough. */
  private async opened(row: GmailAccount): Promise<GmailAccount> {
    const refresh = this.cipher.open(row.refreshToken ?? '', row.userId);
    const access = row.accessToken === null ? null : this.cipher.open(row.accessToken, row.userId);
    if (refresh?.stale) {
      await this.source.query(sql.RESEAL, [row.userId, row.grantId, this.cipher.seal(refresh.text, row.userId)]);
    }
    return { ...row, refreshToken: refresh?.text ?? null, accessToken: access?.text ?? null };
  }
}
