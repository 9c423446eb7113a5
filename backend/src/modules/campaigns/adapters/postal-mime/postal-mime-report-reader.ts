import { Injectable } from '@nestjs/common';
import PostalMime, { type Attachment, type Email } from 'postal-mime';

import { DeliveryReportReader } from '../../application/ports/delivery-report-reader.js';
import type { DeliveryReport } from '../../domain/replies/delivery-report.js';

const MOST_TEXT = 4_000;

/** Reads RFC 3464 reports; a message that is none of them keeps its text. */
@Injectable()
export class PostalMimeReportReader extends DeliveryReportReader {
  async read(raw: Buffer): Promise<DeliveryReport> {
    const email = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
    const status = fieldsOf(partOf(email, 'message/delivery-status'));
    const original = partOf(email, 'message/rfc822') || partOf(email, 'text/rfc822-headers');
    const recipient = withoutType(status.get('final-recipient') ?? status.get('original-recipient'));
    return {
      action: status.get('action')?.toLowerCase() ?? null,
      status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(status.get('status') ?? '')?.[0] ?? null,
      recipient: recipient ? recipient.replace(/[<>]/g, '') : null,
      diagnostic: withoutType(status.get('diagnostic-code')),
      originalMessageId: /<([^<>\s]+)>/.exec(fieldsOf(original).get('message-id') ?? '')?.[1] ?? null,
      text: (email.text ?? '').slice(0, MOST_TEXT),
    };
  }
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
