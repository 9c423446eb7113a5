import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { MailHost } from '../mailbox/mail-host.js';
import type { StandInAccount } from '../mailbox/stand-in-account.js';
import { signInPage } from './sign-in-page.js';
import { MicrosoftTokensStandIn, type TokenAnswer } from './microsoft-tokens.js';

const PATH = '/common/oauth2/v2.0';

/** How the token endpoint fails: an answer of that status, or none at all. */
export type TokenFault = { kind: 'reset' } | { kind: 'answer'; status: number; body: object };

/**
 * Microsoft in small: sign-in page and token endpoint on loopback, and mail servers with STARTTLS that take the access tokens
 * given out here. Source: the Microsoft identity platform's pages on the authorization code flow.
 */
export class MicrosoftStandIn {
  readonly tokens = new MicrosoftTokensStandIn();
  /** Forms that came to the token endpoint: their grant_type. */
  readonly asked: string[] = [];
  fault: TokenFault | undefined;
  private readonly server: Server;

  private constructor(readonly host: MailHost) {
    host.useTokens((user, token) => this.tokens.accepts(user, token));
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<MicrosoftStandIn> {
    const standIn = new MicrosoftStandIn(await MailHost.start({ security: 'starttls' }));
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The server's variables that make it talk to this stand-in. */
  get env(): Record<string, string> {
    const { imap, smtp } = this.host.servers;
    return {
      ...this.host.env,
      MICROSOFT_CLIENT_ID: this.tokens.client.id,
      MICROSOFT_CLIENT_SECRET: this.tokens.client.secret,
      MICROSOFT_OAUTH_AUTH_URL: `${this.url}${PATH}/authorize`,
      MICROSOFT_OAUTH_TOKEN_URL: `${this.url}${PATH}/token`,
      MICROSOFT_IMAP_SERVER: `${imap.host}:${imap.port}`,
      MICROSOFT_SMTP_SERVER: `${smtp.host}:${smtp.port}`,
    };
  }

  /** A person with an account and an empty mailbox. */
  addAccount(address: string): StandInAccount {
    this.tokens.accounts.add(address);
    return this.host.addAccount(address, 'no password works');
  }

  calm(): void {
    this.host.calm();
    this.fault = undefined;
    this.asked.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    await this.host.stop();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const form = new URLSearchParams(await readAll(request).catch(() => ''));
    if (pathname === `${PATH}/authorize`) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(signInPage(searchParams, [...this.tokens.accounts]));
    } else if (pathname === '/signed-in') {
      response.writeHead(302, { location: this.decide(form) }).end();
    } else if (pathname === `${PATH}/token` && request.method === 'POST') {
      this.asked.push(form.get('grant_type') ?? '');
      this.answerToken(response, form);
    } else response.writeHead(404).end();
  }

  private decide(form: URLSearchParams): string {
    const query = new URLSearchParams(form.get('query') ?? '');
    return form.get('decision') === 'accept' ? this.tokens.accept(query, form.get('account') ?? '') : this.tokens.decline(query);
  }

  private answerToken(response: ServerResponse, form: URLSearchParams): void {
    if (this.fault?.kind === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    }
    const { status, body }: TokenAnswer = this.fault ?? this.tokens.answer(form);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
