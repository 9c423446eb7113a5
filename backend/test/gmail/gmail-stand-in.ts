import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { blockedPage, consentPage } from './consent-page.js';
import { FaultScript, type Fault, type FaultRule, type Operation } from './fault-script.js';
import { GoogleError } from './google-error.js';
import { control } from './stand-in-control.js';
import { gmailAnswer, operationOf, SCOPES, UNITS } from './stand-in-gmail-api.js';
import { StandInMailbox } from './stand-in-mailbox.js';
import { StandInOAuth, type GoogleAccount } from './stand-in-oauth.js';

/** One call of the Gmail API or a token endpoint, as it came in. */
export interface NotedCall {
  operation: Operation;
  mailbox: string;
  units: number;
  query: Record<string, string>;
  status: number;
}

interface Reply {
  status: number;
  body: object | string;
  headers?: Record<string, string>;
}

const AUTH_PATH = '/o/oauth2/v2/auth';
const SCOPE_PREFIX = 'https://www.googleapis.com/auth/';

/** Google in small: consent page, token endpoints and the Gmail API on one loopback port, failing as told. */
export class GmailStandIn {
  readonly oauth = new StandInOAuth();
  readonly faults = new FaultScript();
  readonly calls: NotedCall[] = [];
  /** Added to every answer of the Gmail API, for measurements. */
  latencyMs = 0;
  private readonly mailboxes = new Map<string, StandInMailbox>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(port = 0): Promise<GmailStandIn> {
    const standIn = new GmailStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(port, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The server's variables that make it talk to this stand-in. */
  get env(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: this.oauth.client.id,
      GOOGLE_CLIENT_SECRET: this.oauth.client.secret,
      GOOGLE_OAUTH_AUTH_URL: `${this.url}${AUTH_PATH}`,
      GOOGLE_OAUTH_TOKEN_URL: `${this.url}/token`,
      GOOGLE_OAUTH_REVOKE_URL: `${this.url}/revoke`,
      GMAIL_ROOT_URL: this.url,
    };
  }

  /** A person with a Google account and an empty mailbox. */
  addAccount(email: string, options: Partial<GoogleAccount> & { historyId?: bigint } = {}): StandInMailbox {
    const { historyId, ...account } = options;
    this.oauth.accounts.set(email, { email, sub: `sub-of-${email}`, ...account });
    const mailbox = new StandInMailbox(email, historyId);
    this.mailboxes.set(email, mailbox);
    return mailbox;
  }

  mailbox(email: string): StandInMailbox {
    const found = this.mailboxes.get(email);
    if (!found) throw new Error(`no mailbox ${email}`);
    return found;
  }

  get allMailboxes(): StandInMailbox[] {
    return [...this.mailboxes.values()];
  }

  fail(operation: Operation, fault: Fault, options: Pick<FaultRule, 'mailbox' | 'times'> = {}): void {
    this.faults.add({ operation, fault, ...options });
  }

  /** Units spent by one mailbox, or by all; refused calls cost nothing here. */
  units(mailbox?: string): number {
    const meant = this.calls.filter((call) => mailbox === undefined || call.mailbox === mailbox);
    return meant.reduce((sum, { units }) => sum + units, 0);
  }

  /** Faults and notes are gone; accounts, grants and emails stay. */
  calm(): void {
    this.faults.clear();
    this.calls.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const body = await readAll(request).catch(() => '');
    try {
      await this.route(request, response, url, body);
    } catch (error) {
      const known = error instanceof GoogleError ? error : new GoogleError(500, 'standInBroken', String(error));
      answer(response, { status: known.status, body: known.body, headers: known.headers });
    }
  }

  private async route(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> {
    const { pathname, searchParams } = url;
    if (pathname.startsWith('/__control/')) {
      return answer(response, { status: 200, body: await control(this, pathname.slice(11), body) });
    }
    if (pathname === AUTH_PATH)
      return answer(response, { status: 200, body: consentPage(searchParams, [...this.oauth.accounts.values()]) });
    if (pathname === '/consent') return this.consent(response, new URLSearchParams(body));
    if (pathname === '/token' || pathname === '/revoke') {
      const form = new URLSearchParams(body);
      const token = form.get('token') ?? searchParams.get('token') ?? '';
      const operation = pathname.slice(1) as Operation;
      return this.perform(response, { operation, mailbox: '', units: 0, query: {} }, async () =>
        operation === 'token' ? this.oauth.token(form) : this.oauth.revoke(token),
      );
    }
    return this.gmail(request, response, url, body);
  }

  private consent(response: ServerResponse, form: URLSearchParams): void {
    const query = new URLSearchParams(form.get('query') ?? '');
    const email = form.get('account') ?? '';
    const { blocked } = this.oauth.accounts.get(email) ?? {};
    if (blocked?.shownBy === 'google') return answer(response, { status: 400, body: blockedPage(blocked.error) });
    const allowed = form.get('decision') === 'allow';
    const location = allowed ? this.oauth.allow(query, email, form.getAll('scope')) : this.oauth.deny(query);
    response.writeHead(302, { location }).end();
  }

  private async gmail(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> {
    const [, upload = '', path = ''] = /^(\/upload)?\/gmail\/v1\/users\/[^/]+\/(.+)$/.exec(url.pathname) ?? [];
    const operation = operationOf(request.method ?? '', path);
    if (!operation) throw new GoogleError(404, 'notFound', `This stand-in has no ${request.method} ${url.pathname}`);
    const token = this.oauth.bearer(request.headers.authorization);
    const email = token?.email ?? '';
    const noted = { operation, mailbox: email, units: UNITS[operation] ?? 0, query: Object.fromEntries(url.searchParams) };
    await this.perform(response, noted, async () => {
      if (!token) throw new GoogleError(401, 'authError', 'Invalid Credentials');
      if (!SCOPES[operation]?.some((scope) => token.scopes.has(SCOPE_PREFIX + scope))) {
        throw new GoogleError(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.');
      }
      const call = { operation, mailbox: this.mailbox(email), query: url.searchParams, id: path.split('/').at(-1) ?? '' };
      return { status: 200, body: await gmailAnswer({ ...call, body: upload ? uploaded(request, url, body) : jsonOf(body) }) };
    });
  }

  /** Does it, or what the fault script says instead. */
  private async perform(response: ServerResponse, call: Omit<NotedCall, 'status'>, work: () => Promise<Reply>): Promise<void> {
    const fault = this.faults.take(call.operation, call.mailbox || undefined);
    if (fault && PREVENTS.has(fault.kind)) {
      this.note(call, 'status' in fault ? fault.status : 0);
      return misbehave(response, call.operation, fault);
    }
    const reply = await work().catch((error: unknown) => {
      if (error instanceof GoogleError) this.note(call, error.status);
      throw error;
    });
    this.note(call, reply.status);
    if (fault && SPOILS.has(fault.kind)) return misbehave(response, call.operation, fault);
    await pause(fault?.kind === 'slow' ? fault.ms : this.latencyMs);
    answer(response, reply);
  }

  private note(call: Omit<NotedCall, 'status'>, status: number): void {
    this.calls.push({ ...call, units: status > 0 && status < 400 ? call.units : 0, status });
  }
}

function jsonOf(body: string): object {
  return body ? (JSON.parse(body) as object) : {};
}

/** A simple upload: the message itself, as message/rfc822 (developers.google.com/workspace/gmail/api/guides/uploads). */
function uploaded({ headers }: IncomingMessage, { searchParams }: URL, body: string): { raw: string } {
  if (searchParams.get('uploadType') !== 'media' || headers['content-type'] !== 'message/rfc822') {
    throw new GoogleError(400, 'badContent', 'Media type is not supported. Valid media types: [message/*]');
  }
  return { raw: Buffer.from(body).toString('base64url') };
}

/** Faults that keep the work from being done, and those that spoil its answer. */
const PREVENTS = new Set<Fault['kind']>(['error', 'reset', 'stall']);
const SPOILS = new Set<Fault['kind']>(['lose-answer', 'error-after']);

function misbehave(response: ServerResponse, operation: Operation, fault: Fault): void {
  if ('status' in fault) answer(response, refusal(operation, fault));
  else if (fault.kind !== 'stall') response.socket?.resetAndDestroy();
}

/** The token endpoints have an error format of their own (RFC 6749, 5.2). */
function refusal(
  operation: Operation,
  fault: { status: number; reason: string; message: string; headers?: Record<string, string> },
): Reply {
  const { status, reason, message, headers } = fault;
  if (operation === 'token' || operation === 'revoke') return { status, body: { error: reason, error_description: message }, headers };
  return { status, body: new GoogleError(status, reason, message).body, headers };
}

function answer(response: ServerResponse, { status, body, headers }: Reply): void {
  const html = typeof body === 'string';
  response.writeHead(status, { 'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=UTF-8', ...headers });
  response.end(html ? body : JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resume) => setTimeout(resume, ms));
}
