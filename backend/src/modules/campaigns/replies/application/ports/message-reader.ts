import type { DeliveryReport } from '../../domain/delivery-report.js';
import type { ReplyText } from '../../domain/reply-text.js';

/** Reads whole messages: RFC 5322 bytes. Never throws for what is in a message. */
export abstract class MessageReader {
  /** A mail server's report. Fields that are not there are null. */
  abstract report(raw: Buffer): Promise<DeliveryReport>;

  /** What a person wrote; only the beginning of the message is read. */
  abstract text(raw: Buffer): Promise<ReplyText>;
}
