import { Injectable } from '@nestjs/common';

import { MessageReader } from '../../application/ports/message-reader.js';
import type { DeliveryReport } from '../../domain/delivery-report.js';
import type { ReplyText } from '../../domain/reply-text.js';
import { readReport } from './read-report.js';
import { readText } from './read-text.js';

@Injectable()
export class PostalMimeMessageReader extends MessageReader {
  report(raw: Buffer): Promise<DeliveryReport> {
    return readReport(raw);
  }

  text(raw: Buffer): Promise<ReplyText> {
    return readText(raw);
  }
}
