import type { IncomingMessage } from 'node:http';

interface SignedPut {
  canonical: string;
  credentialScope: string;
  date: string;
  expiresAt: Date;
  signature: string;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** 20261121T150000Z */
function readDate(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/**
 * The client's signing library leaves the port out of `host`; the real service is on the usual port, where there is none to
 * leave out.
 */
function headerOf(request: IncomingMessage, name: string): string {
  const value = String(request.headers[name] ?? '')
    .trim()
    .replace(/\s{2,}/g, ' ');
  return name === 'host' ? value.replace(/:\d+$/, '') : value;
}

/** Reads the query of a V4 signed address, and writes the canonical request that was signed. */
export function readSignedPut(request: IncomingMessage, url: URL): SignedPut {
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const signedHeaders = of('X-Goog-SignedHeaders').split(';');
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Goog-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = signedHeaders.map((name) => `${name}:${headerOf(request, name)}\n`).join('');
  const canonical = [request.method, url.pathname, query.join('&'), headers, signedHeaders.join(';'), 'UNSIGNED-PAYLOAD'];
  const signedAt = readDate(of('X-Goog-Date'));
  return {
    canonical: canonical.join('\n'),
    credentialScope: of('X-Goog-Credential').split('/').slice(1).join('/'),
    date: of('X-Goog-Date'),
    expiresAt: new Date(signedAt.getTime() + Number(of('X-Goog-Expires')) * 1000),
    signature: of('X-Goog-Signature'),
  };
}
