import { AiFailed } from '../../domain/ai-errors.js';

/** Bytes. A text of 64 kB has eight times as many when each of its characters is escaped twice; the rest is room for counts. */
const MOST_AT_ONCE = 1024 * 1024;
/** Bytes of a whole stream, in which each word is an event of some 300 bytes. */
const MOST_STREAMED = 32 * 1024 * 1024;

const LINE_BREAK = 10;

/**
 * Like fetch, but a response body of more than 1 MB fails with AiFailed ('too_long') and the connection is closed; in an
 * event stream the limit is 1 MB for one line and 32 MB in total.
 */
export const boundedFetch: typeof fetch = async (address, options) => {
  const response = await fetch(address, options);
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  const isStream = headers.get('content-type')?.includes('text/event-stream') ?? false;
  return new Response(response.body.pipeThrough(counting(isStream)), { status, statusText, headers });
};

function counting(isStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let whole = 0;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const lastBreak = isStream ? chunk.lastIndexOf(LINE_BREAK) : -1;
      line = lastBreak < 0 ? line + chunk.length : chunk.length - lastBreak - 1;
      whole += chunk.length;
      if (line > MOST_AT_ONCE || whole > MOST_STREAMED) controller.error(new AiFailed('too_long'));
      else controller.enqueue(chunk);
    },
  });
}
