import { readFileSync } from 'node:fs';
import path from 'node:path';

import PostalMime from 'postal-mime';

import type { ArrivedMessage } from '../../domain/arrived-message.js';

/** Returns a message of this folder, both as a mailbox lists it and in full. */
export async function goldenMessage(
  name: string,
  changes: Partial<ArrivedMessage> = {},
): Promise<{ message: ArrivedMessage; raw: Buffer }> {
  const raw = readFileSync(path.join(import.meta.dirname, `${name}.eml`));
  const { headers, text } = await PostalMime.parse(raw);
  const first = headers.toReversed().map(({ key, value }) => [key, value.replace(/\r?\n\s+/g, ' ')]);
  const message = {
    id: name,
    threadId: 'their-thread',
    receivedAt: new Date('2026-11-20T22:02:11.000Z'),
    labels: ['INBOX'],
    snippet: (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
    headers: Object.fromEntries(first) as Record<string, string>,
    ...changes,
  };
  return { message, raw };
}
