import { nextTurn } from '../../../../../shared-kernel/next-turn.js';
import type { KeptMessage } from '../../application/ports/reply-ledger.js';
import { isOutsideDomain } from '../../../suspicion/domain/is-outside-domain.js';
import { correspondentOf } from '../../../suspicion/domain/mail-address.js';
import { suspicionsOf, type Contact } from '../../../suspicion/domain/suspicions-of.js';
import { textColumns } from './text-columns.js';

const MOST = 300;

/** One after the other, yielding to requests in between: analyzing a text takes up to 60 ms, and strangers write the texts. */
export async function replyRows(messages: KeptMessage[], nextId: () => string): Promise<object[]> {
  const rows: object[] = [];
  for (const message of messages) {
    rows.push(replyRow(nextId(), message));
    await nextTurn();
  }
  return rows;
}

/** Of a message that is about none of our emails only its number is kept. */
export function replyRow(id: string, { message, class: is, mail, text }: KeptMessage): object {
  const plain = { id, messageId: message.id, mailId: null, receivedAt: message.receivedAt, outsideDomain: false };
  const unrelated = { ...plain, kind: 'unrelated', fromAddress: '', fromName: '', subject: '', snippet: '' };
  if (!mail || is.kind === 'own') return unrelated;
  const from = correspondentOf(message.headers['from']);
  return {
    ...plain,
    mailId: mail.id,
    kind: is.kind === 'bounce' && is.isDelay ? 'delayed' : is.kind,
    fromAddress: storable(from.address),
    fromName: storable(from.name),
    subject: storable(message.headers['subject'] ?? ''),
    snippet: storable(message.snippet),
    headerId: storable(headerId(message.headers['message-id'])),
    threadId: storable(message.threadId),
    ...textColumns(text),
    outsideDomain: is.kind === 'human' && isOutsideDomain(from.address, mail),
    suspicions: is.kind === 'human' ? suspicionsOf(mail, contactOf(message, text?.text)) : [],
  };
}

/** While the text is not known its beginning is. */
function contactOf({ headers, snippet }: KeptMessage['message'], text: string | undefined): Contact {
  return { from: headers['from'] ?? '', subject: headers['subject'] ?? '', text: text ?? snippet };
}

/** The Message-ID without its brackets; '' when there is none that an answer could refer to. */
function headerId(header = ''): string {
  return /^\s*<?([^<>\s]{1,250})>?\s*$/.exec(header)?.[1] ?? '';
}

/** PostgreSQL takes neither U+0000 nor halves of characters. */
function storable(text: string): string {
  return text
    .replace(/\0/g, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .slice(0, MOST)
    .replace(/\p{Surrogate}/gu, '');
}
