import { Injectable } from '@nestjs/common';
import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';

import { GmailConfig } from '../../../gateways/index.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { LoseGmailGrant } from '../../application/lose-gmail-grant.use-case.js';
import { GmailAccounts, type GmailAccount } from '../../application/ports/gmail-accounts.js';
import { Jitter } from './jitter.js';
import type { ReconnectReason } from '../../../gateways/domain/reconnect-reason.js';
import type { GoogleTrouble } from './google-trouble.js';
import { loadGmail } from './load-gmail.js';
import { oauthClient } from './oauth-client.js';
import { readGoogleError } from './read-google-error.js';

/** A token that ends within this is fetched again before it is used. */
const EXPIRES_SOON_MS = 60_000;

/** Troubles as callers see them: tokens and pauses have been seen to. */
export type SessionTrouble =
  | Exclude<GoogleTrouble, { kind: 'unauthorized' | 'slow_down' | 'needs_reconnect' }>
  | { kind: 'needs_reconnect'; reason: ReconnectReason }
  | { kind: 'slow_down'; retryAt: Date };

export type SessionResult<T> = { kind: 'done'; value: T } | SessionTrouble;

export interface GmailSession {
  account: GmailAccount;
  gmail: gmail_v1.Gmail;
  /** Where files are uploaded to; Google's own address when it is not set. */
  rootUrl: string | undefined;
}

/**
 * Calls Gmail in an athlete's name: fetches access tokens, tries once more with a fresh one after a 401, and sees to what
 * a refusal means for the account. The library's own retries are off: they ignore Retry-After, and an email is tried once.
 */
@Injectable()
export class GmailSessions {
  constructor(
    private readonly config: GmailConfig,
    private readonly accounts: GmailAccounts,
    private readonly grants: LoseGmailGrant,
    private readonly clock: Clock,
    private readonly jitter: Jitter,
  ) {}

  /** A mailbox that may be called. Nothing is handed over here. */
  async open(account: GmailAccount): Promise<SessionResult<GmailSession>> {
    const expiresAt = account.accessExpiresAt?.getTime() ?? 0;
    if (account.accessToken && expiresAt - this.clock.now().getTime() > EXPIRES_SOON_MS) {
      return { kind: 'done', value: await this.sessionOf(account, account.accessToken) };
    }
    return this.renew(account);
  }

  async call<T>(session: GmailSession, work: (gmail: gmail_v1.Gmail) => Promise<T>): Promise<SessionResult<T>> {
    const first = await attempt(session, work);
    const last = first.kind === 'unauthorized' ? await this.again(session, work) : first;
    if (last.kind === 'done') await this.accounts.forgiveStrikes(session.account.userId);
    return last.kind === 'done' ? last : this.seeTo(session.account, last);
  }

  private async again<T>(
    { account }: GmailSession,
    work: (gmail: gmail_v1.Gmail) => Promise<T>,
  ): Promise<{ kind: 'done'; value: T } | GoogleTrouble> {
    const renewed = await this.refresh(account);
    return renewed.kind === 'done' ? attempt(renewed.value, work) : renewed;
  }

  private async renew(account: GmailAccount): Promise<SessionResult<GmailSession>> {
    const renewed = await this.refresh(account);
    return renewed.kind === 'done' ? renewed : this.seeTo(account, renewed);
  }

  private async refresh(account: GmailAccount): Promise<{ kind: 'done'; value: GmailSession } | GoogleTrouble> {
    if (!account.refreshToken) return { kind: 'needs_reconnect', reason: 'token_unreadable' };
    const client = await oauthClient(this.config);
    client.setCredentials({ refresh_token: account.refreshToken });
    try {
      const { credentials } = await client.refreshAccessToken();
      const accessToken = credentials.access_token ?? '';
      const now = this.clock.now();
      const accessExpiresAt = new Date(credentials.expiry_date ?? now);
      await this.accounts.keepAccess(account.userId, account.grantId, { accessToken, accessExpiresAt, now });
      return { kind: 'done', value: await this.sessionOf(account, accessToken) };
    } catch (error) {
      const trouble = readGoogleError(error);
      // The request was only for a token, so no email can be undecided, even without an answer.
      return trouble.kind === 'unavailable' ? { ...trouble, undecided: false } : trouble;
    }
  }

  /** The access token alone: with a refresh token the library would fetch tokens by its own rules. */
  private async sessionOf(account: GmailAccount, accessToken: string): Promise<GmailSession> {
    const { gmail } = await loadGmail();
    const auth = await oauthClient(this.config);
    auth.setCredentials({ access_token: accessToken });
    const { gmailRootUrl, timeoutMs } = this.config.google ?? {};
    const client = gmail({ version: 'v1', auth, rootUrl: gmailRootUrl, timeout: timeoutMs, retry: false });
    return { account, gmail: client, rootUrl: gmailRootUrl };
  }

  private async seeTo(account: GmailAccount, trouble: GoogleTrouble): Promise<SessionTrouble> {
    if (trouble.kind === 'needs_reconnect') return this.lose(account, trouble.reason);
    if (trouble.kind === 'unauthorized') return this.lose(account, 'grant_ended');
    if (trouble.kind !== 'slow_down') return trouble;
    const { askedFor, everyone } = trouble;
    const { userId } = account;
    const random = this.jitter.next();
    const retryAt = await this.accounts.slowDown({ userId, askedFor, everyone, random, now: this.clock.now() });
    return { kind: 'slow_down', retryAt };
  }

  async lose(account: GmailAccount, reason: ReconnectReason): Promise<SessionTrouble> {
    await this.grants.run(account, reason);
    return { kind: 'needs_reconnect', reason };
  }
}

async function attempt<T>(
  { gmail }: GmailSession,
  work: (gmail: gmail_v1.Gmail) => Promise<T>,
): Promise<{ kind: 'done'; value: T } | GoogleTrouble> {
  try {
    return { kind: 'done', value: await work(gmail) };
  } catch (error) {
    return readGoogleError(error);
  }
}
