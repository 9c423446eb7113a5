import { MessageReader } from '../application/ports/message-reader.js';
import type { DeliveryReport } from '../domain/delivery-report.js';
import type { ReplyText } from '../domain/reply-text.js';

/** Finds the fields of a report in any line, and the text after the first empty line; supports no encodings and no parts. */
export class PlainMessageReader extends MessageReader {
  async report(raw: Buffer): Promise<DeliveryReport> {
    const text = raw.toString();
    const field = (name: string) => new RegExp(`^${name}: *(?:rfc822; *|smtp; *)?(.*?)\r?$`, 'im').exec(text)?.[1] ?? null;
    const [, original = null] = /^Message-ID: <([^>]+)>/im.exec(text.slice(text.indexOf('message/rfc822'))) ?? [];
    return {
      action: field('Action')?.toLowerCase() ?? null,
      status: field('Status'),
      recipient: field('Final-Recipient'),
      diagnostic: field('Diagnostic-Code'),
      originalMessageId: text.includes('message/rfc822') ? original : null,
      text: /text\/plain\r?\n\r?\n([^]*?)\r?\n--/.exec(text)?.[1] ?? text.split(/\r?\n\r?\n/)[1] ?? '',
    };
  }

  async text(raw: Buffer): Promise<ReplyText> {
    const [, ...parts] = raw.toString('utf8').split(/\r?\n\r?\n/);
    return { text: parts.join('\n\n').trim(), isCut: false, pictures: 0 };
  }
}
