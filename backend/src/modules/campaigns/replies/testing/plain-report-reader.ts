import { DeliveryReportReader } from '../application/ports/delivery-report-reader.js';
import type { DeliveryReport } from '../domain/delivery-report.js';

/** Finds the fields of a report wherever their lines are; knows no encodings and no parts. */
export class PlainReportReader extends DeliveryReportReader {
  async read(raw: Buffer): Promise<DeliveryReport> {
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
}
