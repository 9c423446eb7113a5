import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { SealedText } from '../../../../../platform/security/sealed-text.js';
import { AccountChanges } from '../../../gateways/index.js';
import {
  MailboxAccounts,
  type MailboxAccount,
  type MailboxLoss,
  type MailboxOverview,
  type MailboxTokens,
  type NewMailbox,
} from '../../application/ports/mailbox-accounts.js';
import { DAY_MS } from '../../../gateways/domain/next-send.js';
import { HAS_GMAIL, HAS_MAILBOX, LOCK_ATHLETE } from '../../../gateways/adapters/persistence/index.js';
import * as sql from './mailbox-accounts.sql.js';

type Affected<T> = [T[], number];
/** `password`: the sealed one, or the sealed refresh token of a mailbox by OAuth. */
type Row = Omit<MailboxAccount, 'password' | 'tokens'> & { password: string; accessToken: string | null; accessExpiresAt: Date | null };

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class SqlMailboxAccounts extends MailboxAccounts {
  private readonly cipher: SealedText;

  constructor(
    private readonly source: DataSource,
    config: AppConfig,
    private readonly changes: AccountChanges,
  ) {
    super();
    this.cipher = new SealedText(config);
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

  async keepTokens(userId: string, connectionId: string, tokens: MailboxTokens, now: Date): Promise<void> {
    await this.source.query(sql.KEEP_TOKENS, [userId, connectionId, ...this.sealed(userId, tokens), now]);
  }

  async dropAccess(userId: string, connectionId: string): Promise<void> {
    await this.source.query(sql.DROP_ACCESS, [userId, connectionId]);
  }

  async noteFilesSent(userId: string, connectionId: string, filesSent: boolean): Promise<void> {
    await this.source.query(sql.NOTE_FILES_SENT, [userId, connectionId, filesSent]);
  }

  async pauseSending(userId: string, until: Date): Promise<void> {
    await this.source.query(sql.PAUSE, [userId, until]);
  }

  private values(mailbox: NewMailbox): unknown[] {
    const { userId, address, username, imap, smtp, provider, connectionId, now } = mailbox;
    const servers = [imap, smtp].flatMap(({ host, port, security }) => [host, port, security]);
    const login = [...servers, provider, connectionId, now];
    if ('tokens' in mailbox) {
      const [refreshToken, ...access] = this.sealed(userId, mailbox.tokens);
      return [userId, address, username, refreshToken, ...login, 'oauth', ...access];
    }
    return [userId, address, username, this.cipher.seal(mailbox.password, userId), ...login, 'password', null, null];
  }

  /** Refresh token, access token and when that ends, as they are stored. */
  private sealed(userId: string, { refreshToken, accessToken, accessExpiresAt }: MailboxTokens): unknown[] {
    const access = accessToken === null ? null : this.cipher.seal(accessToken, userId);
    return [this.cipher.seal(refreshToken, userId), access, accessExpiresAt];
  }

  /** A password, or a refresh token, that was sealed with an older key is sealed again. */
  private async opened({ accessToken: sealedAccess, accessExpiresAt, ...row }: Row): Promise<MailboxAccount> {
    const { userId, connectionId } = row;
    const secret = this.cipher.open(row.password, userId);
    if (secret?.stale) {
      await this.source.query(sql.RESEAL, [userId, connectionId, row.password, this.cipher.seal(secret.text, userId)]);
    }
    if (row.auth === 'password') return { ...row, password: secret?.text ?? null, tokens: null };
    const accessToken = (sealedAccess && this.cipher.open(sealedAccess, userId)?.text) || null;
    return { ...row, password: null, tokens: secret && { refreshToken: secret.text, accessToken, accessExpiresAt } };
  }
}
