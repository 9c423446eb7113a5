import { Readable } from 'node:stream';

import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';

export interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** A sign-in by password, or by an access token (XOAUTH2). */
export type SmtpAuth = { user: string; pass: string } | { user: string; accessToken: string };

/** What is known after handing a message over; `handedOver`: the server had asked for the message (its 354 to DATA). */
export type Handover = { kind: 'taken'; response: string } | { kind: 'failed'; error: SmtpError; handedOver: boolean };

/**
 * One connection to a mail server over nodemailer's. Not its transports, because those cannot tell a message that never
 * left from one whose answer was lost; here the message is read from a stream that notes when the server asked for it.
 */
export class SmtpSession {
  private constructor(private readonly connection: SMTPConnection) {}

  /** Connected, greeted and signed in. Throws nodemailer's errors. */
  static async open(options: SMTPConnectionOptions, auth?: SmtpAuth): Promise<SmtpSession> {
    const connection = new SMTPConnection(options);
    connection.on('error', () => undefined);
    try {
      await greeted(connection);
      if (auth) await signedIn(connection, auth);
      return new SmtpSession(connection);
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  /** Sends the exact bytes to one recipient; after a failure the connection is closed. */
  async send(from: string, to: string, raw: Buffer): Promise<Handover> {
    const message = new HandoverStream(raw);
    try {
      return { kind: 'taken', response: await delivered(this.connection, from, to, message) };
    } catch (error) {
      this.connection.close();
      return { kind: 'failed', error: error as SmtpError, handedOver: message.handedOver };
    }
  }

  onEnd(listener: () => void): void {
    this.connection.once('end', listener);
  }

  quit(): void {
    this.connection.quit();
  }

  close(): void {
    this.connection.close();
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

function greeted(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The connection was closed.')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function signedIn(connection: SMTPConnection, auth: SmtpAuth): Promise<void> {
  const way = 'accessToken' in auth ? { oauth2: new XOAuth2(auth) } : { credentials: auth };
  return new Promise((resolve, reject) => {
    connection.login(way, (error) => (error ? reject(error) : resolve()));
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
