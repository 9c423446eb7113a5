import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AccountChanges, TokenCipher } from '../../../gateways/index.js';
import {
  MailboxAccounts,
  type MailboxAccount,
  type MailboxLoss,
  type MailboxOverview,
  type NewMailbox,
} from '../../application/ports/mailbox-accounts.js';
import { DAY_MS } from '../../../gateways/domain/next-send.js';
import { HAS_GMAIL, HAS_MAILBOX, LOCK_ATHLETE } from '../../../gateways/adapters/persistence/index.js';
import * as sql from './mailbox-accounts.sql.js';

type Affected<T> = [T[], number];
type Row = Omit<MailboxAccount, 'password'> & { password: string };

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class SqlMailboxAccounts extends MailboxAccounts {
  constructor(
    private readonly source: DataSource,
    private readonly cipher: TokenCipher,
    private readonly changes: AccountChanges,
  ) {
    super();
  }

  async byUser(userId: string): Promise<MailboxAccount | null> {
    const [row] = await this.source.query<Row[]>(sql.BY_USER, [userId]);
    return row ? this.opened(row) : null;
  }

  async isConnected(userId: string): Promise<boolean> {
    return (await this.source.query<unknown[]>(HAS_MAILBOX, [userId])).length > 0;
  }

  async overview(userId: string, now: Date): Promise<MailboxOverview> {
    const [row] = await this.source.query<Row[]>(sql.BY_USER, [userId]);
    const since = new Date(now.getTime() - DAY_MS);
    const [sent] = row ? await this.source.query<{ count: number }[]>(sql.SENT_SINCE, [userId, since]) : [];
    return { account: row ?? null, sentLast24Hours: sent?.count ?? 0 };
  }

  async connect(mailbox: NewMailbox): Promise<'connected' | 'taken' | 'gmail'> {
    const { userId, address, now } = mailbox;
    try {
      return await this.source.transaction(async (manager) => {
        await manager.query(LOCK_ATHLETE, [userId]);
        if ((await manager.query<unknown[]>(HAS_GMAIL, [userId])).length > 0) return 'gmail';
        const isGmail = mailbox.provider === 'gmail';
        if (isGmail && (await manager.query<unknown[]>(sql.TAKEN_BY_GMAIL, [userId, mailbox.username])).length > 0) return 'taken';
        await manager.query(sql.CONNECT, this.values(mailbox));
        const present = { kind: 'mailbox', address: address.toLowerCase() } as const;
        await this.changes.announce({ userId, present, reason: 'account_changed', now }, manager);
        return 'connected';
      });
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  }

  async lose(userId: string, connectionId: string, { reason, words, now }: MailboxLoss): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [, moved] = await manager.query<Affected<unknown>>(sql.LOSE, [userId, connectionId, reason, words, now]);
      if (moved !== 1) return false;
      await this.changes.announce({ userId, present: null, reason: 'needs_reconnect', now }, manager);
      return true;
    });
  }

  async remove(userId: string, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [[removed]] = await manager.query<Affected<unknown>>(sql.REMOVE, [userId]);
      if (removed) await this.changes.announce({ userId, present: null, reason: 'disconnected', now }, manager);
      return removed !== undefined;
    });
  }

  async countFailedSignIn(userId: string, connectionId: string): Promise<number> {
    const [[row]] = await this.source.query<Affected<{ failures: number }>>(sql.COUNT_FAILED, [userId, connectionId]);
    return row?.failures ?? 0;
  }

  async holdSignIns(userId: string, connectionId: string, until: Date): Promise<void> {
    await this.source.query(sql.HOLD, [userId, connectionId, until]);
  }

  async forgiveSignIns(userId: string, connectionId: string): Promise<void> {
    await this.source.query(sql.FORGIVE, [userId, connectionId]);
  }

  async noteFilesSent(userId: string, connectionId: string, filesSent: boolean): Promise<void> {
    await this.source.query(sql.NOTE_FILES_SENT, [userId, connectionId, filesSent]);
  }

  async pauseSending(userId: string, until: Date): Promise<void> {
    await this.source.query(sql.PAUSE, [userId, until]);
  }

  private values({ userId, address, username, password, imap, smtp, provider, connectionId, now }: NewMailbox): unknown[] {
    const servers = [imap, smtp].flatMap(({ host, port, security }) => [host, port, security]);
    return [userId, address, username, this.cipher.seal(password, userId), ...servers, provider, connectionId, now];
  }

  /** A password that was sealed with an older key is sealed anew. */
  private async opened(row: Row): Promise<MailboxAccount> {
    const password = this.cipher.open(row.password, row.userId);
    if (password?.stale) {
      await this.source.query(sql.RESEAL, [row.userId, row.connectionId, this.cipher.seal(password.text, row.userId)]);
    }
    return { ...row, password: password?.text ?? null };
  }
}
