import type { Request, Response } from 'express';

import { toAnswer } from '../../../../../platform/http/answers/problem.filter.js';
import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import type { WritingOptions } from '../../application/ports/text-model.js';

/** A browser needs no more often a new picture of the text. */
const EVERY_CHARACTERS = 12;

/**
 * Responds with JSON or, to clients that accept text/event-stream, with `text` events while the text is written, then
 * one `done` with the whole answer or one `problem`. Closing the connection stops the writing.
 */
export async function answerAsWritten(
  request: Request,
  response: Response,
  work: (options: WritingOptions) => Promise<object>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  if (!request.headers.accept?.includes('text/event-stream')) {
    response.json(await work({ signal: gone.signal }));
    return;
  }
  const send = eventsTo(response);
  try {
    let shown = 0;
    const onText = (text: string) => {
      if (text.length < shown + EVERY_CHARACTERS) return;
      shown = text.length;
      send('text', { text });
    };
    send('done', await work({ signal: gone.signal, onText }));
  } catch (error) {
    // Before the first event an ordinary error answer is still possible.
    if (!response.headersSent || !(error instanceof DomainError)) throw error;
    const { status, code, message } = toAnswer(error);
    send('problem', { status, code, message });
  }
  response.end();
}

function eventsTo(response: Response): (event: string, data: object) => void {
  return (event, data) => {
    if (!response.headersSent) {
      response.status(200).set({
        'Content-Type': 'text/event-stream',
        // Neither our own compression nor a proxy may hold events back.
        'Cache-Control': 'private, no-cache, no-transform',
        'X-Accel-Buffering': 'no',
      });
    }
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
}
