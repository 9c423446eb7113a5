import { ReplyTextReader } from '../application/ports/reply-text-reader.js';
import type { ReplyText } from '../domain/reply-text.js';

/** The text of a message is what comes after its first empty line. */
export class PlainTextReader extends ReplyTextReader {
  async read(raw: Buffer): Promise<ReplyText> {
    const [, ...parts] = raw.toString('utf8').split(/\r?\n\r?\n/);
    return { text: parts.join('\n\n').trim(), isCut: false, pictures: 0 };
  }
}
