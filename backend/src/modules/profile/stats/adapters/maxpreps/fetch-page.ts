import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP } from 'node:net';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { isPublicAddress } from '../../../../../platform/security/is-public-address.js';
import { publicLookup } from '../../../../../platform/security/public-lookup.js';
import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import {
  MaxPrepsFailed,
  MaxPrepsPageNotFound,
  MaxPrepsRedirected,
  MaxPrepsRefused,
  MaxPrepsTimeout,
  MaxPrepsTooLarge,
} from '../../domain/maxpreps/maxpreps-errors.js';

export interface FetchLimits {
  /** For everything together: look-up, connection, redirects, reading. */
  timeoutMs: number;
  /** Counted after decompression. */
  maxBytes: number;
  /** Whether the host may be in a private network; only where the operator named it. */
  privateHost: boolean;
  userAgent: string;
}

const MAX_REDIRECTS = 3;
const REFUSED = [401, 403, 407, 429, 451];
const GONE = [404, 410];

/** The text of a page. Redirects are followed on its own host only. Throws the errors of PrepStatsSource. */
export async function fetchPage(url: URL, limits: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    return await follow(url, limits, signal);
  } catch (error) {
    // A result found before the timeout is preferred, even when it is reported later.
    if (error instanceof DomainError) throw error;
    throw signal.aborted ? new MaxPrepsTimeout() : new MaxPrepsFailed();
  }
}

async function follow(first: URL, limits: FetchLimits, signal: AbortSignal): Promise<string> {
  let url = first;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await ask(url, limits, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400) return bodyOf(response, limits.maxBytes);
    response.destroy();
    url = nextOf(url, headers.location);
    if (url.origin !== first.origin) throw new MaxPrepsRedirected();
  }
  throw new MaxPrepsFailed();
}

function nextOf(url: URL, location: string | undefined): URL {
  if (location === undefined || !URL.canParse(location, url.href)) throw new MaxPrepsFailed();
  return new URL(location, url.href);
}

function ask(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host written as an address is never looked up.
  if (!limits.privateHost && isIP(host) !== 0 && !isPublicAddress(host)) throw new MaxPrepsFailed();
  const headers = {
    'user-agent': limits.userAgent,
    accept: 'text/html',
    'accept-language': 'en-US,en',
    'accept-encoding': 'gzip, deflate, br',
  };
  const options = { headers, signal, agent: false, ...(limits.privateHost ? {} : { lookup: publicLookup }) };
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? httpsGet : httpGet;
    get(url, options, resolve).once('error', reject);
  });
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    if (GONE.includes(statusCode)) throw new MaxPrepsPageNotFound();
    throw REFUSED.includes(statusCode) ? new MaxPrepsRefused() : new MaxPrepsFailed();
  }
  try {
    return await textOf(decoded(response, headers['content-encoding']), maxBytes);
  } finally {
    response.destroy();
  }
}

/** Never more than one layer: a bomb in a bomb stays closed. */
function decoded(response: IncomingMessage, encoding = 'identity'): Readable {
  const decoder = decoderOf(encoding.trim().toLowerCase());
  if (decoder === null) return response;
  // Anyone who reads the decoder meets what happens to the connection, too.
  return pipeline(response, decoder, () => undefined);
}

function decoderOf(encoding: string): Duplex | null {
  if (encoding === 'identity') return null;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  throw new MaxPrepsFailed();
}

async function textOf(stream: Readable, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new MaxPrepsTooLarge(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
