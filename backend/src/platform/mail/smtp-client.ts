import { Readable } from 'node:stream';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';

import { AppConfig } from '../config/app-config.js';
import { isDeadAddress } from './is-dead-address.js';
import type { SmtpOutcome } from './smtp-outcome.js';

/** Messages that are under way at the same time; more would only wait. */
export const MAX_CONNECTIONS = 5;
const IDLE_MS = 5_000;
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

/** RFC 5321, 4.2.3: mailbox unavailable, not local, name not allowed. */
const UNKNOWN_MAILBOX = [550, 551, 553];

/**
 * A small pool over nodemailer's SMTP connection. Not its pooled transport, because that one cannot tell
 * a message that never left from one whose answer was lost; here the message is read from a stream that
 * notes the moment when the server asked for it (its 354 answer to DATA).
 */
@Injectable()
export class SmtpClient implements OnApplicationShutdown {
  private readonly idle: SMTPConnection[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly timers = new Map<SMTPConnection, NodeJS.Timeout>();
  private open = 0;

  constructor(private readonly config: AppConfig) {}

  /** Sends the exact bytes to one recipient. Never throws for what the server does. */
  async send(from: string, to: string, raw: Buffer): Promise<SmtpOutcome> {
    await this.takeSlot();
    try {
      // A parked connection may have died meanwhile. As long as nothing was handed over, trying anew is safe.
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

  private unpark(): SMTPConnection | undefined {
    const known = this.idle.pop();
    if (known) clearTimeout(this.timers.get(known));
    return known;
  }

  /** A new connection that is greeted and signed in. */
  private async connect(): Promise<SMTPConnection> {
    const options = parseConnectionUrl(this.config.smtpUrl ?? '');
    const connection = new SMTPConnection({ ...options, ...TIMEOUTS });
    connection.on('error', () => undefined);
    connection.once('end', () => this.forget(connection));
    try {
      await greeted(connection);
      if (options.auth) await signedIn(connection, options.auth);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  private async sendOn(connection: SMTPConnection, from: string, to: string, raw: Buffer): Promise<SmtpOutcome> {
    const message = new HandoverStream(raw);
    try {
      const response = await delivered(connection, from, to, message);
      this.park(connection);
      return { kind: 'sent', response };
    } catch (error) {
      connection.close();
      return failure(error as SmtpError, message.handedOver);
    }
  }

  private park(connection: SMTPConnection): void {
    this.idle.push(connection);
    this.timers.set(connection, setTimeout(() => this.discard(connection), IDLE_MS).unref());
  }

  private discard(connection: SMTPConnection): void {
    this.forget(connection);
    connection.quit();
  }

  private forget(connection: SMTPConnection): void {
    clearTimeout(this.timers.get(connection));
    this.timers.delete(connection);
    const at = this.idle.indexOf(connection);
    if (at >= 0) this.idle.splice(at, 1);
  }
}

/** Notes when the server asked for the message: the connection reads from it only after the 354. */
class HandoverStream extends Readable {
  handedOver = false;

  constructor(private readonly raw: Buffer) {
    super();
  }

  override _read(): void {
    this.handedOver = true;
    this.push(this.raw);
    this.push(null);
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

function greeted(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function signedIn(connection: SMTPConnection, auth: { user: string; pass: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.login({ credentials: auth }, (error) => (error ? reject(error) : resolve()));
  });
}

function delivered(connection: SMTPConnection, from: string, to: string, message: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.send({ from, to: [to] }, message, (error, info) => {
      connection.removeListener('error', reject);
      if (error) reject(error);
      else resolve(info.response ?? '');
    });
  });
}
