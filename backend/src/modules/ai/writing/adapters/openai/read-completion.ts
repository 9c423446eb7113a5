import type OpenAI from 'openai';

import { nextTurn } from '../../../../../shared-kernel/next-turn.js';
import type { TextTask } from '../../application/text-task.js';
import { AiFailed } from '../../domain/ai-errors.js';
import type { ChatRequest } from './chat-request.js';
import { shownText } from './shown-text.js';

export interface Completion {
  /** The JSON of the answer. */
  text: string;
  tokens: number;
}

/** Bytes of an answer; an email has some 2,000. */
const MAX_ANSWER = 64 * 1024;
/** The text is shown again when it has grown by this share, so that a long answer is not parsed too often. */
const GROWN = 1 / 32;

/** A server that writes everything at once sends thousands of pieces; a few milliseconds of them at a time. */
const CHUNKS_PER_TURN = 100;

interface Question {
  request: ChatRequest['request'];
  task: TextTask<unknown>;
  onChunk?: (text: string) => void;
  signal: AbortSignal;
}

interface Received {
  text: string;
  finish?: string | null;
  refused: boolean;
  tokens?: number;
}

/** Sends one request. Throws AiFailed for a malformed answer and for every error of the package. */
export async function readCompletion(client: OpenAI, question: Question): Promise<Completion> {
  const { onChunk, task } = question;
  const streamed = onChunk && task.shownWhileWritten;
  const received = streamed ? await readStream(client, question, onChunk, task.shownWhileWritten ?? '') : await readWhole(client, question);
  // A server that does not count: what it wrote, at the rate of the reservation.
  const tokens = received.tokens ?? Math.ceil(Buffer.byteLength(received.text) / 3);
  if (received.refused || received.finish === 'content_filter') throw new AiFailed('declined', tokens);
  if (isTooLong(received.text)) throw new AiFailed('too_long', tokens);
  if (received.finish === 'length') throw new AiFailed('cut_off', tokens);
  if (received.text.trim() === '') throw new AiFailed('empty', tokens);
  return { text: received.text, tokens };
}

async function readWhole(client: OpenAI, { request, signal }: Question): Promise<Received> {
  const answer = await client.chat.completions.create(request, { signal });
  // A server of another make may send anything with status 200.
  const choice = (answer as Partial<OpenAI.ChatCompletion> | null)?.choices?.[0];
  if (!choice?.message) throw new AiFailed('malformed');
  const { content, refusal } = choice.message;
  return { text: content ?? '', finish: choice.finish_reason, refused: Boolean(refusal), tokens: answer.usage?.total_tokens };
}

async function readStream(
  client: OpenAI,
  { request, signal }: Question,
  onChunk: (text: string) => void,
  property: string,
): Promise<Received> {
  const wanted = { ...request, stream: true, stream_options: { include_usage: true } } as const;
  const received: Received = { text: '', refused: false };
  let next = 0;
  let bytes = 0;
  let chunks = 0;
  for await (const { choices, usage } of await client.chat.completions.create(wanted, { signal })) {
    chunks += 1;
    if (chunks % CHUNKS_PER_TURN === 0) await nextTurn();
    if (usage) received.tokens = usage.total_tokens;
    const [choice] = choices;
    if (!choice) continue;
    received.refused ||= Boolean(choice.delta.refusal);
    received.finish = choice.finish_reason ?? received.finish;
    if (!choice.delta.content) continue;
    received.text += choice.delta.content;
    // Counted piece by piece: the whole text is not read again for each of thousands of pieces.
    bytes += Buffer.byteLength(choice.delta.content);
    if (bytes > MAX_ANSWER) break;
    if (received.text.length < next) continue;
    next = received.text.length * (1 + GROWN);
    onChunk(shownText(received.text, property));
  }
  return received;
}

/** By characters first: a text is never longer than its bytes. */
function isTooLong(text: string): boolean {
  return text.length > MAX_ANSWER || (text.length > MAX_ANSWER / 4 && Buffer.byteLength(text) > MAX_ANSWER);
}
