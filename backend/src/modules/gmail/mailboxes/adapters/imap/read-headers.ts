import { createHash } from 'node:crypto';

import { decodeWords } from 'postal-mime';

/** The headers that distinguish a reply from a bounce and from an automatic answer. */
export const READ_HEADERS = [
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'In-Reply-To', 'References', 'Auto-Submitted', 'Precedence'],
  ...['X-Autoreply', 'X-Autorespond', 'X-Auto-Response-Suppress', 'X-Failed-Recipients', 'Return-Path', 'Content-Type'],
];
/** What its text is made of. */
export const TEXT_HEADERS = [...READ_HEADERS, 'MIME-Version', 'Content-Transfer-Encoding'];

const DECODED = ['from', 'to', 'subject'];
const REPORTERS = /^(?:mailer-daemon|postmaster|mail-daemon)@/;
const MOST_NAMES = 50;

/** Header fields by their names in lower case; the first of each. */
export function readHeaders(bytes: Buffer): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const field of bytes.toString('utf8').split(/\r?\n(?![ \t])/)) {
    const at = field.indexOf(':');
    if (at <= 0) continue;
    const name = field.slice(0, at).trim().toLowerCase();
    const value = field
      .slice(at + 1)
      .replace(/\s+/g, ' ')
      .trim();
    headers[name] ??= DECODED.includes(name) ? decodeWords(value) : value;
  }
  return headers;
}

/**
 * What a message is known by in every folder and after the folder was rebuilt: its Message-ID, else a digest of date,
 * sender and subject.
 */
export function idOf(headers: Record<string, string>): string {
  const own = /<([^<>\s]+)>/.exec(headers['message-id'] ?? '')?.[1];
  if (own) return `<${own}>`;
  const parts = ['date', 'from', 'subject'].map((name) => headers[name] ?? '');
  return `digest:${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
}

/** The address of From, in lower case; empty when there is none. */
export function senderOf({ from = '' }: Record<string, string>): string {
  const open = from.lastIndexOf('<');
  const close = from.indexOf('>', open);
  const address = open >= 0 && close > open ? from.slice(open + 1, close) : from;
  return address.trim().toLowerCase();
}

/** Message-IDs that it answers, without brackets. */
export function namedBy(headers: Record<string, string>): string[] {
  const text = `${headers['in-reply-to'] ?? ''} ${headers['references'] ?? ''}`;
  const ids = [...text.matchAll(/<([^<>\s]+)>/g)].map(([, id]) => id ?? '');
  return [...new Set(ids)].slice(0, MOST_NAMES);
}

/** Returns whether a mail server wrote the message, so that only its text names the email it is about. */
export function isFromServer(headers: Record<string, string>): boolean {
  const isReport = /^multipart\/report/i.test(headers['content-type'] ?? '');
  return isReport || 'x-failed-recipients' in headers || REPORTERS.test(senderOf(headers));
}
