import type { Readable } from 'node:stream';
import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';

/** Enough for what a person or a mail server wrote: attachments of 25 MB are not read into memory. */
const MOST_BYTES = 256 * 1024;
/** Base64 takes four characters for three bytes; the frame around it is short. */
const MOST_CHARACTERS = Math.ceil(MOST_BYTES / 3) * 4 + 1_000;
const VALUE = /"raw"\s*:\s*"([A-Za-z0-9_=-]*)/;

/** Returns the beginning of a message as RFC 5322 bytes; the rest of the answer is not read. Throws as a call of Gmail does. */
export async function rawHead(gmail: gmail_v1.Gmail, id: string): Promise<Buffer> {
  const request = { userId: 'me', id, format: 'raw', fields: 'raw' };
  const { data } = await gmail.users.messages.get(request, { responseType: 'stream' }).catch(withBody);
  const text = await beginning(data);
  return Buffer.from(VALUE.exec(text)?.[1] ?? '', 'base64url').subarray(0, MOST_BYTES);
}

async function beginning(stream: Readable): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of stream) {
    const text = Buffer.from(piece as Uint8Array).toString('latin1');
    pieces.push(text);
    length += text.length;
    // Leaving the loop closes the connection.
    if (length >= MOST_CHARACTERS) break;
  }
  return pieces.join('');
}

/** The words of an error come as pieces too. */
function withBody(error: Error & { response?: { data?: unknown } }): never {
  const { response } = error;
  if (response && Array.isArray(response.data)) response.data = parsed(Buffer.concat(response.data as Uint8Array[]).toString('utf8'));
  throw error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
