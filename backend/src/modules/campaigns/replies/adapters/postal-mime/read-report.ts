import PostalMime, { type Attachment, type Email } from 'postal-mime';

import type { DeliveryReport } from '../../domain/delivery-report.js';

const MOST_TEXT = 4_000;

/** Reads RFC 3464 reports; a message that is none of them keeps its text. */
export async function readReport(raw: Buffer): Promise<DeliveryReport> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const original = partOf(email, 'message/rfc822') || partOf(email, 'text/rfc822-headers');
  return {
    ...whatHappened(fieldsOf(partOf(email, 'message/delivery-status'))),
    originalMessageId: found(/<([^<>\s]+)>/, fieldsOf(original).get('message-id')),
    text: (email.text ?? '').slice(0, MOST_TEXT),
  };
}

function whatHappened(fields: Map<string, string>): Omit<DeliveryReport, 'originalMessageId' | 'text'> {
  const recipient = fields.get('final-recipient') ?? fields.get('original-recipient');
  return {
    action: fields.get('action')?.toLowerCase() ?? null,
    status: found(/\b([245]\.\d{1,3}\.\d{1,3})\b/, fields.get('status')),
    recipient: withoutType(recipient?.replace(/[<>]/g, '')),
    diagnostic: withoutType(fields.get('diagnostic-code')),
  };
}

function found(pattern: RegExp, text = ''): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

function partOf({ attachments }: Email, type: string): string {
  const part = attachments.find(({ mimeType }: Attachment) => mimeType === type);
  if (!part) return '';
  return typeof part.content === 'string' ? part.content : Buffer.from(part.content as ArrayBuffer).toString('utf8');
}

/** All header-like lines of all groups, unfolded; of several with one name the first. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (at > 0 && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
}

/** "rfc822; a@b.example" → "a@b.example". */
function withoutType(value: string | undefined): string | null {
  return value ? value.replace(/^[\w-]+;\s*/, '').trim() : null;
}
