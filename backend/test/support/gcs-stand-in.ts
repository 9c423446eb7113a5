import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readSignedPut } from './gcs-signed-put.js';

interface Stored {
  bytes: Buffer;
  contentType: string;
  generation: number;
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/**
 * As much of Google Cloud Storage as the product uses, on loopback and in memory: PUT by V4 signed address (XML API,
 * https://cloud.google.com/storage/docs/authentication/canonical-requests and …/docs/xml-api/put-object-upload), upload in one
 * piece, download, look-up, lists and deletion (JSON API, https://cloud.google.com/storage/docs/json_api/v1/objects).
 */
export class GcsStandIn {
  /** What a service account's key file says. */
  readonly credentials = {
    type: 'service_account',
    project_id: 'recruit-test',
    private_key_id: 'test',
    private_key: privateKey,
    client_email: 'photos@recruit-test.iam.gserviceaccount.com',
  };
  readonly objects = new Map<string, Stored>();
  /** Answers every request with 503. */
  down = false;
  /** So many objects of a list at a time. */
  pageSize = 1000;
  /** Downloads and uploads, by their names; `failing` of the next downloads are answered with 503. */
  readonly read: string[] = [];
  readonly written: string[] = [];
  failing = 0;
  private generations = 0;
  private readonly server: Server;

  private constructor(
    private readonly bucket: string,
    private readonly now: () => Date,
  ) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(bucket: string, now: () => Date): Promise<GcsStandIn> {
    const standIn = new GcsStandIn(bucket, now);
    await new Promise<void>((ready) => standIn.server.listen(0, '127.0.0.1', ready));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((stopped) => this.server.close(() => stopped()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const body = await bytesOf(request);
    if (this.down) return fail(response, 503, 'ServiceUnavailable');
    if (url.pathname.startsWith(`/upload/storage/v1/b/${this.bucket}/o`)) return this.insert(request, response, body);
    const object = new RegExp(`^/storage/v1/b/${this.bucket}/o/([^/]+)$`).exec(url.pathname)?.[1];
    if (url.pathname === `/storage/v1/b/${this.bucket}/o`) return this.list(response, url.searchParams);
    if (object !== undefined) return this.object(request, response, decodeURIComponent(object), url.searchParams);
    if (request.method === 'PUT') return this.put(request, response, url, body);
    fail(response, 404, 'NoSuchKey');
  }

  private put(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const refusal = this.refusalOf(request, url, body.length);
    if (refusal) return fail(response, ...refusal);
    const name = url.pathname.slice(`/${this.bucket}/`.length);
    if (request.headers['x-goog-if-generation-match'] === '0' && this.objects.has(name)) return fail(response, 412, 'PreconditionFailed');
    this.store(name, body, request.headers['content-type'] ?? '');
    response.writeHead(200).end();
  }

  /** In the order in which the service looks at a PUT: the signature, its age, the length. */
  private refusalOf(request: IncomingMessage, url: URL, length: number): [number, string] | undefined {
    const { canonical, credentialScope, date, expiresAt, signature } = readSignedPut(request, url);
    const hash = createHash('sha256').update(canonical).digest('hex');
    const toSign = ['GOOG4-RSA-SHA256', date, credentialScope, hash].join('\n');
    const right = createVerify('RSA-SHA256').update(toSign).verify(publicKey, signature, 'hex');
    const [least = 0, most = Infinity] = String(request.headers['x-goog-content-length-range']).split(',').map(Number);
    if (!right) return [403, 'SignatureDoesNotMatch'];
    if (expiresAt <= this.now()) return [400, 'ExpiredToken'];
    if (length > most) return [400, 'EntityTooLarge'];
    return length < least ? [400, 'EntityTooSmall'] : undefined;
  }

  /** uploadType=multipart: a JSON part that describes the object, then its bytes; the name is in the query. */
  private insert(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1];
    const [, , part = ''] = body.toString('latin1').split(`--${boundary}`);
    const headEnd = part.indexOf('\r\n\r\n');
    const contentType = /content-type: *([^\r\n]+)/i.exec(part.slice(0, headEnd))?.[1] ?? '';
    const bytes = Buffer.from(part.slice(headEnd + 4).replace(/\r\n$/, ''), 'latin1');
    const name = new URL(request.url ?? '', 'http://stand-in').searchParams.get('name') ?? '';
    const stored = this.store(name, bytes, contentType);
    sendJson(response, 200, { name, bucket: this.bucket, ...described(stored) });
  }

  /** Pages of `pageSize`, however many are asked for, as the service may do it. */
  private list(response: ServerResponse, query: URLSearchParams): void {
    const names = [...this.objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('pageToken') ?? 0);
    const items = names.slice(from, from + this.pageSize).map((name) => ({ name, ...described(this.objects.get(name)) }));
    const next = from + this.pageSize < names.length ? { nextPageToken: String(from + this.pageSize) } : {};
    sendJson(response, 200, { kind: 'storage#objects', items, ...next });
  }

  private object(request: IncomingMessage, response: ServerResponse, name: string, query: URLSearchParams): void {
    const stored = this.objects.get(name);
    if (!stored) return sendJson(response, 404, { error: { code: 404, message: `No such object: ${name}` } });
    if (request.method === 'DELETE') {
      this.objects.delete(name);
      response.writeHead(204).end();
      return;
    }
    if (query.get('alt') !== 'media') return sendJson(response, 200, { name, bucket: this.bucket, ...described(stored) });
    this.download(request, response, name, stored);
  }

  private download(request: IncomingMessage, response: ServerResponse, name: string, stored: Stored): void {
    this.read.push(name);
    if (this.failing > 0) return this.failOnce(response);
    const end = /bytes=0-(\d+)/.exec(request.headers.range ?? '')?.[1];
    if (end !== undefined && stored.bytes.length === 0) return fail(response, 416, 'InvalidRange');
    const bytes = end === undefined ? stored.bytes : stored.bytes.subarray(0, Number(end) + 1);
    response.writeHead(end === undefined ? 200 : 206, { 'content-type': stored.contentType, 'content-length': bytes.length });
    response.end(bytes);
  }

  private failOnce(response: ServerResponse): void {
    this.failing -= 1;
    fail(response, 503, 'ServiceUnavailable');
  }

  private store(name: string, bytes: Buffer, contentType: string): Stored {
    this.generations += 1;
    this.written.push(name);
    const stored = { bytes, contentType, generation: this.generations };
    this.objects.set(name, stored);
    return stored;
  }
}

function described(stored: Stored | undefined): object {
  if (!stored) return {};
  const { bytes, contentType, generation } = stored;
  const md5Hash = createHash('md5').update(bytes).digest('base64');
  return { size: String(bytes.length), contentType, generation: String(generation), md5Hash };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}
