import type { Problem } from './problem';
import { type Answer, readAnswer } from './read-answer';

interface EventsRequest {
  url: string;
  body: object;
  signal: AbortSignal;
  /** Called for every event but the last one. */
  onEvent: (name: string, data: unknown) => void;
}

const lost: Answer = { error: { status: 'network', message: 'Network error. Please try again.', problem: null } };

/**
 * One call whose answer comes in events, the last of them `done` with the answer or `problem`. A server that answers
 * with plain JSON is understood too.
 */
export async function askEvents({ url, body, signal, onEvent }: EventsRequest): Promise<Answer> {
  try {
    const response = await fetch(new URL(url, window.location.origin), {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.body === null || !type.includes('text/event-stream')) return await readAnswer(response);
    return await lastOf(response.body, onEvent);
  } catch {
    return lost;
  }
}

async function lastOf(body: ReadableStream<Uint8Array>, onEvent: EventsRequest['onEvent']): Promise<Answer> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return lost;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const { name, data } = read(block);
      if (name === 'done') return { data };
      if (name === 'problem') return { error: failure(data as Pick<Problem, 'status' | 'code' | 'message'>) };
      onEvent(name, data);
    }
  }
}

function read(block: string): { name: string; data: unknown } {
  const [, name = '', data = 'null'] = /^event: (.*)\ndata: (.*)$/u.exec(block) ?? [];
  return { name, data: JSON.parse(data) as unknown };
}

function failure({ status, code, message }: Pick<Problem, 'status' | 'code' | 'message'>) {
  return { status, message, problem: { status, code, message, requestId: null, errors: [], body: {} } };
}
