import type { ReplyText } from '../../domain/reply-text.js';

/** Reads what a person wrote out of a message. */
export abstract class ReplyTextReader {
  /** `raw`: RFC 5322 bytes, of which the beginning is read. Never throws for what a message is like. */
  abstract read(raw: Buffer): Promise<ReplyText>;
}
