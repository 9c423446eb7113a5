import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseConnectionUrl } from 'nodemailer/lib/shared';

import { AppConfig } from '../config/app-config.js';
import { isDeadAddress } from './is-dead-address.js';
import type { SmtpOutcome } from './smtp-outcome.js';
import { SmtpSession, type SmtpError } from './smtp-session.js';

/** Messages that are under way at the same time; more would only wait. */
export const MAX_CONNECTIONS = 5;
const IDLE_MS = 5_000;
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** RFC 5321, 4.2.3: mailbox unavailable, not local, name not allowed. */
const UNKNOWN_MAILBOX = [550, 551, 553];

/** A small pool of connections to the operator's mail server. */
@Injectable()
export class SmtpClient implements OnApplicationShutdown {
  private readonly idle: SmtpSession[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly timers = new Map<SmtpSession, NodeJS.Timeout>();
  private open = 0;

  constructor(private readonly config: AppConfig) {}

  /** Sends the exact bytes to one recipient. Never throws for what the server does. */
  async send(from: string, to: string, raw: Buffer): Promise<SmtpOutcome> {
    await this.takeSlot();
    try {
      // A parked connection may have died in the meantime. As long as nothing was handed over, trying again is safe.
      for (let parked = this.unpark(); parked; parked = this.unpark()) {
        const outcome = await this.sendOn(parked, from, to, raw);
        if (outcome.kind !== 'not_sent') return outcome;
      }
      return await this.sendOn(await this.connect(), from, to, raw);
    } catch (error) {
      return { kind: 'not_sent', reason: words(error as SmtpError) };
    } finally {
      this.open -= 1;
      this.waiting.shift()?.();
    }
  }

  onApplicationShutdown(): void {
    for (const connection of this.idle.splice(0)) this.discard(connection);
  }

  private async takeSlot(): Promise<void> {
    if (this.open >= MAX_CONNECTIONS) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.open += 1;
  }

  private unpark(): SmtpSession | undefined {
    const known = this.idle.pop();
    if (known) clearTimeout(this.timers.get(known));
    return known;
  }

  private async connect(): Promise<SmtpSession> {
    const { auth, ...options } = parseConnectionUrl(this.config.smtpUrl ?? '');
    const connection = await SmtpSession.open({ ...options, ...TIMEOUTS }, auth);
    connection.onEnd(() => this.forget(connection));
    return connection;
  }

  private async sendOn(connection: SmtpSession, from: string, to: string, raw: Buffer): Promise<SmtpOutcome> {
    const handover = await connection.send(from, to, raw);
    if (handover.kind === 'failed') return failure(handover.error, handover.handedOver);
    this.park(connection);
    return { kind: 'sent', response: handover.response };
  }

  private park(connection: SmtpSession): void {
    this.idle.push(connection);
    this.timers.set(connection, setTimeout(() => this.discard(connection), IDLE_MS).unref());
  }

  private discard(connection: SmtpSession): void {
    this.forget(connection);
    connection.quit();
  }

  private forget(connection: SmtpSession): void {
    clearTimeout(this.timers.get(connection));
    this.timers.delete(connection);
    const at = this.idle.indexOf(connection);
    if (at >= 0) this.idle.splice(at, 1);
  }
}

function failure(error: SmtpError, handedOver: boolean): SmtpOutcome {
  if (error.responseCode) {
    const response = words(error);
    const addressDead = isDeadAddress(error.command, response);
    return { kind: 'refused', response, addressRefused: addressDead || isAddressRefusal(error), addressDead };
  }
  return handedOver ? { kind: 'unknown', reason: words(error) } : { kind: 'not_sent', reason: words(error) };
}

function isAddressRefusal({ command, responseCode = 0 }: SmtpError): boolean {
  return command === 'RCPT TO' && UNKNOWN_MAILBOX.includes(responseCode);
}

function words(error: SmtpError): string {
  return error.response || error.message;
}
