import { Injectable } from '@nestjs/common';

import { GmailConfig, MailGateway, type Attempt, type GatewayMail, type LookUp, type SendOutcome } from '../../../gateways/index.js';
import { composeMail } from '../../../../../platform/mail/compose-mail.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { GmailAccounts, type GmailAccount, type Reservation } from '../../application/ports/gmail-accounts.js';
import { SENDS_KEPT_MS } from '../../../gateways/domain/next-send.js';
import { RECONNECT_MESSAGES } from '../../../gateways/domain/reconnect-message.js';
import { findSentMail } from './find-sent-mail.js';
import { GmailSessions, type GmailSession, type SessionTrouble } from './gmail-sessions.js';
import { OWN_HEADER } from './own-header.js';
import { threadOf, type OpenThread } from './open-thread.js';

type Sent = { providerMessageId: string | null; threadId: string | null };

const WAITS: Record<Extract<Reservation, { kind: 'wait' }>['why'], string> = {
  pace: 'Waiting for the pause between two emails.',
  daily_cap: 'Waiting: this Gmail account has reached its limit of emails in 24 hours.',
  paused: 'Waiting: Gmail asked to send more slowly.',
};

/** 14 MB over a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Mail from the athlete's own Gmail account. Without List-Unsubscribe: it would mark a personal mail as bulk. */
@Injectable()
export class GmailMailGateway extends MailGateway {
  readonly name = 'gmail';
  readonly batchSize = 1;
  readonly intervalMs: number;
  /** Long enough for an email that was accepted to show up in a search. */
  readonly settleMs = 120_000;
  private readonly dailyCap: number;

  constructor(
    config: GmailConfig,
    private readonly accounts: GmailAccounts,
    private readonly sessions: GmailSessions,
    private readonly clock: Clock,
  ) {
    super();
    this.intervalMs = config.sendIntervalMs;
    this.dailyCap = config.dailyCap;
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    if (mail.isExample) return { kind: 'refused', message: 'Example contacts get no real email.' };
    const account = await this.accounts.byUser(mail.userId);
    if (!account) return NOT_CONNECTED;
    if (account.email.toLowerCase() !== mail.from.address.toLowerCase()) return ACCOUNT_CHANGED;
    if (account.state !== 'connected') return needsReconnect(account.reason);
    const opened = await this.sessions.open(account);
    if (opened.kind !== 'done') return outcomeOf(opened);
    const place = await this.reserve(mail);
    if (place.kind === 'gone') return NOT_CONNECTED;
    if (place.kind === 'wait') return { kind: 'not_sent', code: 'slow_down', message: WAITS[place.why], retryAt: place.until };
    const outcome = await this.handOver(opened.value, mail);
    if (outcome.kind === 'not_sent' || outcome.kind === 'refused') await this.accounts.releaseSend(mail.messageId);
    return outcome;
  }

  async lookUp(attempt: Attempt): Promise<LookUp> {
    const mailbox = await this.accounts.mailboxOf(attempt.messageId);
    // Every email is written down before it is handed over, so one that is not was never handed over.
    if (mailbox === null) return this.isRemembered(attempt) ? { kind: 'absent' } : { kind: 'cannot_tell' };
    const account = await this.accounts.byUser(attempt.userId);
    if (!canSearch(account) || account.email.toLowerCase() !== mailbox) return { kind: 'cannot_tell' };
    const opened = await this.sessions.open(account);
    if (opened.kind !== 'done') return { kind: 'cannot_tell' };
    const found = await this.sessions.call(opened.value, (gmail) => findSentMail(gmail, attempt));
    if (found.kind !== 'done') return { kind: 'cannot_tell' };
    if (found.value) return { kind: 'sent', ...found.value };
    return { kind: 'absent' };
  }

  private isRemembered({ claimedAt }: Attempt): boolean {
    return this.clock.now().getTime() - claimedAt.getTime() < SENDS_KEPT_MS;
  }

  private reserve({ userId, messageId }: GatewayMail): Promise<Reservation> {
    const pace = { dailyCap: this.dailyCap, intervalMs: this.intervalMs };
    return this.accounts.reserveSend({ userId, messageId, pace, now: this.clock.now() });
  }

  private async handOver(session: GmailSession, mail: GatewayMail): Promise<SendOutcome> {
    const thread = mail.thread && (await this.sessions.call(session, (gmail) => threadOf(gmail, mail, session.account)));
    const known = thread?.kind === 'done' ? thread.value : (mail.thread ?? null);
    const first = await this.deliver(session, mail, known);
    // The thread was deleted: a definite refusal, so the email may begin a new thread.
    const last = first.kind === 'missing' && known?.threadId ? await this.deliver(session, mail, { ...known, threadId: null }) : first;
    if (last.kind === 'done') return { kind: 'sent', ...last.value };
    if (last.kind === 'not_granted') return outcomeOf(await this.sessions.lose(session.account, 'may_not_send'));
    return outcomeOf(last);
  }

  private async deliver(session: GmailSession, mail: GatewayMail, thread: OpenThread | null) {
    const { name } = mail.from;
    const raw = await composeMail({
      ...mail,
      from: { name, address: session.account.email },
      replyTo: undefined,
      inReplyTo: thread?.inReplyTo,
      references: thread?.references,
      headers: { [OWN_HEADER]: mail.messageId },
    });
    const threadId = thread?.threadId;
    const asJson = { requestBody: { raw: raw.toString('base64url'), ...(threadId ? { threadId } : {}) } };
    // Files are too large for JSON: Google takes them at the upload address (developers.google.com/workspace/gmail/api/guides/uploads).
    const asUpload = { media: { mimeType: 'message/rfc822', body: raw } };
    const isUpload = (mail.attachments?.length ?? 0) > 0 && !threadId;
    const options = { rootUrl: session.rootUrl, ...(isUpload ? { timeout: UPLOAD_TIMEOUT_MS } : {}) };
    return this.sessions.call<Sent>(session, async (gmail) => {
      const { data } = await gmail.users.messages.send({ userId: 'me', ...(isUpload ? asUpload : asJson) }, options);
      return { providerMessageId: data.id ?? null, threadId: data.threadId ?? null };
    });
  }
}

const NOT_CONNECTED: SendOutcome = {
  kind: 'not_sent',
  code: 'not_connected',
  message: 'Waiting: Gmail is not connected any more. Connect it again on your profile, or cancel.',
};

const ACCOUNT_CHANGED: SendOutcome = {
  kind: 'not_sent',
  code: 'account_changed',
  message: 'Waiting: another Gmail account is connected now than the one this campaign was started with.',
};

function canSearch(account: GmailAccount | null): account is GmailAccount {
  return account?.state === 'connected' && account.canReadReplies;
}

function needsReconnect(reason: GmailAccount['reason']): SendOutcome {
  const message = `Waiting: ${RECONNECT_MESSAGES[reason ?? 'grant_ended']} Connect Gmail again on your profile.`;
  return { kind: 'not_sent', code: 'needs_reconnect', message };
}

function outcomeOf(trouble: SessionTrouble): SendOutcome {
  switch (trouble.kind) {
    case 'needs_reconnect':
      return needsReconnect(trouble.reason);
    case 'not_granted':
      return needsReconnect('may_not_send');
    case 'slow_down':
      return { kind: 'not_sent', code: 'slow_down', message: WAITS.paused, retryAt: trouble.retryAt };
    case 'missing':
      return { kind: 'refused', message: 'Gmail refused it: not found.' };
    case 'refused':
      return {
        kind: 'refused',
        message: `Gmail refused it: ${trouble.message}`,
        addressRefused: /invalid to header/i.test(trouble.message),
      };
    case 'unavailable':
      return trouble.undecided
        ? { kind: 'unknown', message: `Gmail did not confirm it: ${trouble.message}` }
        : { kind: 'not_sent', message: `Gmail can not be used now: ${trouble.message}` };
  }
}
