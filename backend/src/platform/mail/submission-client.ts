import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

import type { MailCredentials, MailSecret, MailServer } from '../../shared-kernel/mail-server.js';
import { MailServerProblem } from '../../shared-kernel/mail-server-problem.js';
import { MailHosts } from './mail-hosts.js';
import { problemOf } from './problem-of.js';
import { SmtpSession, type SmtpAuth, type SmtpError } from './smtp-session.js';

/** An account at a submission server (RFC 6409). `key`: which mailbox, so that its connection can be used again. */
export type SubmissionAccount = MailCredentials & { key: string; server: MailServer };

/** The server's answer to a message; `command`: what it answered (MAIL FROM, RCPT TO, DATA …). */
export interface SubmissionAnswer {
  code: number;
  command: string;
  words: string;
}

export type SubmissionOutcome =
  | { kind: 'taken' }
  | { kind: 'answered'; answer: SubmissionAnswer }
  /** Nothing was handed over. */
  | { kind: 'not_sent'; problem: MailServerProblem }
  /** The message was handed over and no answer came. */
  | { kind: 'unknown' };

interface Parked {
  session: SmtpSession;
  sent: number;
  timer: NodeJS.Timeout;
}

/** Longer than the pause between two emails of a mailbox, so that they need one sign-in. */
const IDLE_MS = 15_000;
const MAILS_A_CONNECTION = 20;
const MOST_PARKED = 100;
const WORDS = 300;
const MAX_RESPONSE = 64 * 1024;
/** RFC 4954: a refused sign-in that more tries do not change. */
const SIGN_IN_REFUSED = [530, 534, 535, 538];

/** Submits mail with the athlete's own sign-in, over one connection for each mailbox. */
@Injectable()
export class SubmissionClient implements OnApplicationShutdown {
  private readonly parked = new Map<string, Parked>();

  constructor(private readonly hosts: MailHosts) {}

  /** Connects and signs in, sends nothing. Throws MailServerProblem. */
  async check(account: SubmissionAccount): Promise<void> {
    (await this.open(account)).quit();
  }

  /** Hands the exact bytes over once. Never throws for what the server does. */
  async send(account: SubmissionAccount, from: string, to: string, raw: Buffer): Promise<SubmissionOutcome> {
    const known = this.unpark(account.key);
    if (known) {
      const outcome = await this.sendOn(account, known.session, known.sent, { from, to, raw });
      // The parked connection may have died. As long as nothing was handed over, trying again is safe.
      if (outcome.kind !== 'not_sent') return outcome;
    }
    try {
      return await this.sendOn(account, await this.open(account), 0, { from, to, raw });
    } catch (error) {
      return { kind: 'not_sent', problem: problemOf(error) };
    }
  }

  /** The mailbox was disconnected or has another password: its connection is of no use. */
  forget(key: string): void {
    this.unpark(key)?.session.quit();
  }

  onApplicationShutdown(): void {
    for (const key of [...this.parked.keys()]) this.forget(key);
  }

  private async open(account: SubmissionAccount): Promise<SmtpSession> {
    const { key, server, username } = account;
    const { address, servername, tls, timeoutMs } = await this.hosts.pin(server.host, server.port);
    const limits = {
      ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, maxResponseSize: MAX_RESPONSE },
      // A server may check a message before it answers.
      socketTimeout: 6 * timeoutMs,
    };
    const isTls = server.security === 'tls';
    const options = { host: address, port: server.port, secure: isTls, requireTLS: !isTls, servername, tls, ...limits };
    try {
      const session = await SmtpSession.open(options, smtpAuthOf(username, account));
      session.onEnd(() => this.drop(key, session));
      return session;
    } catch (error) {
      throw connectProblem(error as SmtpError);
    }
  }

  private async sendOn(
    { key }: SubmissionAccount,
    session: SmtpSession,
    sent: number,
    mail: { from: string; to: string; raw: Buffer },
  ): Promise<SubmissionOutcome> {
    const handover = await session.send(mail.from, mail.to, mail.raw);
    if (handover.kind === 'taken') {
      this.park(key, session, sent + 1);
      return { kind: 'taken' };
    }
    const { error, handedOver } = handover;
    const code = error.responseCode;
    if (code) return { kind: 'answered', answer: { code, command: error.command ?? '', words: wordsOf(error) } };
    return handedOver ? { kind: 'unknown' } : { kind: 'not_sent', problem: problemOf(error) };
  }

  private drop(key: string, session: SmtpSession): void {
    if (this.parked.get(key)?.session === session) this.unpark(key);
  }

  private unpark(key: string): Parked | undefined {
    const known = this.parked.get(key);
    clearTimeout(known?.timer);
    this.parked.delete(key);
    return known;
  }

  private park(key: string, session: SmtpSession, sent: number): void {
    if (sent >= MAILS_A_CONNECTION || this.parked.size >= MOST_PARKED || this.parked.has(key)) return session.quit();
    this.parked.set(key, { session, sent, timer: setTimeout(() => this.forget(key), IDLE_MS).unref() });
  }
}

function smtpAuthOf(user: string, secret: MailSecret): SmtpAuth {
  return 'accessToken' in secret ? { user, accessToken: secret.accessToken } : { user, pass: secret.password };
}

function connectProblem(error: SmtpError): MailServerProblem {
  const { responseCode = 0, code } = error;
  if (SIGN_IN_REFUSED.includes(responseCode)) return new MailServerProblem('sign_in_refused', wordsOf(error));
  if (responseCode >= 400 && responseCode < 500) return new MailServerProblem('try_later', wordsOf(error));
  if (code === 'EAUTH') return new MailServerProblem('sign_in_refused', wordsOf(error));
  return problemOf(error);
}

function wordsOf({ response, message }: SmtpError): string {
  return (response || message).replace(/\s+/g, ' ').trim().slice(0, WORDS);
}
