import type { Operation } from './fault-script.js';
import { GoogleError } from './google-error.js';
import type { StandInMailbox, StoredMessage } from './stand-in-mailbox.js';
import { matchesSearch } from './stand-in-search.js';

/** A call that the token's scopes have let through. */
export interface GmailCall {
  operation: Operation;
  mailbox: StandInMailbox;
  query: URLSearchParams;
  /** Last part of the path, for messages.get. */
  id: string;
  body: { raw?: string; threadId?: string };
}

/**
 * Price of a call in units, since May 2026.
 * Source: developers.google.com/workspace/gmail/api/reference/quota
 */
export const UNITS: Partial<Record<Operation, number>> = {
  getProfile: 1,
  'labels.list': 1,
  'history.list': 2,
  'messages.list': 5,
  'messages.get': 20,
  'messages.send': 100,
};

const SEND = ['gmail.send', 'gmail.compose', 'gmail.modify'];
const READ = ['gmail.readonly', 'gmail.modify', 'gmail.metadata'];

/** Any one of these scopes is enough (the "Authorization scopes" of each method's reference page). */
export const SCOPES: Partial<Record<Operation, string[]>> = {
  getProfile: [...READ, 'gmail.compose'],
  'labels.list': READ,
  'history.list': READ,
  'messages.list': READ,
  'messages.get': READ,
  'messages.send': SEND,
};

const ROUTES: [RegExp, string, Operation][] = [
  [/^profile$/, 'GET', 'getProfile'],
  [/^labels$/, 'GET', 'labels.list'],
  [/^history$/, 'GET', 'history.list'],
  [/^messages$/, 'GET', 'messages.list'],
  [/^messages\/send$/, 'POST', 'messages.send'],
  [/^messages\/[0-9a-zA-Z]+$/, 'GET', 'messages.get'],
];

/** The method behind users/me/…, by the names of the reference (developers.google.com/workspace/gmail/api/reference/rest). */
export function operationOf(method: string, path: string): Operation | undefined {
  return ROUTES.find(([pattern, verb]) => verb === method && pattern.test(path))?.[2];
}

/** Does the call and answers its body. */
export async function gmailAnswer(call: GmailCall): Promise<object> {
  switch (call.operation) {
    case 'getProfile':
      return profile(call);
    case 'history.list':
      return historyList(call);
    case 'messages.list':
      return messagesList(call);
    case 'messages.get':
      return messagesGet(call);
    case 'messages.send':
      return messagesSend(call);
    default:
      return { labels: ['INBOX', 'SENT', 'DRAFT', 'UNREAD'].map((id) => ({ id, name: id, type: 'system' })) };
  }
}

function profile({ mailbox }: GmailCall): object {
  const { email, messages, historyId } = mailbox;
  const threads = new Set(messages.map(({ threadId }) => threadId));
  return { emailAddress: email, messagesTotal: messages.length, threadsTotal: threads.size, historyId };
}

/** users.history.list: 404 when startHistoryId is too old; the answer's historyId is the mailbox's present one. */
function historyList({ mailbox, query }: GmailCall): object {
  const start = query.get('startHistoryId') ?? '';
  if (!/^\d+$/.test(start)) throw new GoogleError(400, 'invalidArgument', 'Missing required parameter: startHistoryId');
  if (mailbox.isExpired(BigInt(start))) throw notFound();
  const records = mailbox.arrivals(BigInt(start), query.get('labelId') ?? undefined);
  const { items, nextPageToken } = page(records, query, mailbox.pageSize);
  const history = items.map(({ id, message, labels }) => {
    const short = { id: message.id, threadId: message.threadId };
    return { id: `${id}`, messages: [short], messagesAdded: [{ message: { ...short, labelIds: labels } }] };
  });
  return { ...(history.length > 0 ? { history } : {}), nextPageToken, historyId: mailbox.historyId };
}

function messagesList({ mailbox, query }: GmailCall): object {
  const matches = matchesSearch(query.get('q') ?? '', mailbox.email);
  const labels = query.getAll('labelIds');
  const hidden = query.get('includeSpamTrash') === 'true' ? [] : ['SPAM', 'TRASH'];
  const found = mailbox.messages
    .filter((message) => labels.every((label) => message.labels.has(label)) && matches(message))
    .filter((message) => !hidden.some((label) => message.labels.has(label)))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const { items, nextPageToken } = page(found, query, mailbox.pageSize);
  const messages = items.map(({ id, threadId }) => ({ id, threadId }));
  return { ...(messages.length > 0 ? { messages } : {}), nextPageToken, resultSizeEstimate: found.length };
}

function messagesGet({ mailbox, query, id }: GmailCall): object {
  const message = mailbox.byId(id);
  if (!message) throw notFound();
  const { threadId, labels, snippet, historyId, at, raw } = message;
  const head = {
    id: message.id,
    threadId,
    labelIds: [...labels],
    snippet: snippet.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign),
    historyId: `${historyId}`,
    internalDate: `${at.getTime()}`,
    sizeEstimate: raw.length,
  };
  const format = query.get('format') ?? 'full';
  if (format === 'minimal') return head;
  if (format === 'raw') return { ...head, raw: raw.toString('base64url') };
  return { ...head, payload: payload(message, format, query.getAll('metadataHeaders')) };
}

function payload({ headers, header, raw }: StoredMessage, format: string, wanted: string[]): object {
  const names = new Set(wanted.map((name) => name.toLowerCase()));
  const shown = names.size > 0 ? headers.filter(({ name }) => names.has(name.toLowerCase())) : headers;
  const mimeType = header('content-type').split(';')[0]?.toLowerCase() || 'text/plain';
  const data = raw.toString('latin1').split('\r\n\r\n').slice(1).join('\r\n\r\n');
  const body = format === 'full' ? { size: data.length, data: Buffer.from(data, 'latin1').toString('base64url') } : undefined;
  return { mimeType, headers: shown, body };
}

async function messagesSend({ mailbox, body }: GmailCall): Promise<object> {
  const raw = Buffer.from(body.raw ?? '', 'base64url');
  if (!/^To:\s*\S/im.test(raw.toString('latin1'))) {
    throw new GoogleError(400, 'invalidArgument', 'Recipient address required');
  }
  if (body.threadId && !mailbox.hasThread(body.threadId)) throw notFound();
  const { id, threadId, labels } = await mailbox.send(raw, body.threadId);
  return { id, threadId, labelIds: [...labels] };
}

/** Snippets come as HTML text. */
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function notFound(): GoogleError {
  return new GoogleError(404, 'notFound', 'Requested entity was not found.');
}

function page<T>(all: T[], query: URLSearchParams, pageSize: number): { items: T[]; nextPageToken?: string } {
  const limit = Math.min(Number(query.get('maxResults') ?? 100), 500, pageSize);
  const from = Number(/^p(\d+)$/.exec(query.get('pageToken') ?? '')?.[1] ?? 0);
  const items = all.slice(from, from + limit);
  return { items, nextPageToken: from + limit < all.length ? `p${from + limit}` : undefined };
}
