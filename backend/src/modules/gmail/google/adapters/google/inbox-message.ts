import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';

import type { InboxMessage } from '../../../gateways/index.js';

/** The headers that distinguish a reply from a bounce and from an automatic answer. */
export const READ_HEADERS = [
  'From',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'Auto-Submitted',
  'Precedence',
  'X-Autoreply',
  'X-Autorespond',
  'X-Auto-Response-Suppress',
  'X-Failed-Recipients',
  'Return-Path',
  'Content-Type',
];

const SNIPPET = 200;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export function inboxMessage(message: gmail_v1.Schema$Message): InboxMessage {
  const id = message.id ?? '';
  return {
    id,
    threadId: message.threadId ?? id,
    receivedAt: new Date(Number(message.internalDate ?? 0)),
    labels: message.labelIds ?? [],
    snippet: plain(message.snippet ?? '').slice(0, SNIPPET),
    headers: headersOf(message.payload?.headers ?? []),
  };
}

function headersOf(parts: gmail_v1.Schema$MessagePartHeader[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, value } of parts) headers[(name ?? '').toLowerCase()] ??= value ?? '';
  return headers;
}

/** Gmail writes its snippets as HTML. */
function plain(snippet: string): string {
  return snippet.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
