import type { Request, RequestHandler, Response } from 'express';

import { sendProblem } from '../answers/problem.filter.js';

/** How long the body of an ordinary request may take, and the span in which an upload has to move. */
const SPAN_MS = 60_000;

/** What an upload has to bring in each span: half of the slowest phone network, far more than an attack gives. */
const MIN_UPLOAD_BYTES = 16 * 1024;

/** The routes that take files: photos, an athlete's own lists and stat files, and the imports of admins. */
const UPLOADS =
  /^\/api\/(?:uploads\/[^/]+|user\/(?:import-stat-file|target-schools\/import-csv(?:\/inspect)?)|admin\/(?:import-(?:(?:schools|coaches|rosters|incoming)-csv|directory-pack)|inspect-import-csv|debug-csv))\/?$/i;

/**
 * Ends requests whose body does not come: after 60 s for ordinary ones, and for files when 60 s bring less than 16 kB
 * (HttpServerAdapter limits the whole upload). Answers 408 where no answer has begun, then closes the connection.
 */
export const bodyDeadline: RequestHandler = (request, response, next) => {
  if (hasBody(request)) watch(request, response, UPLOADS.test(request.path));
  next();
};

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(request: Request, response: Response, upload: boolean): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const check = (): void => {
    if (request.complete || socket.destroyed) return;
    const moved = socket.bytesRead - before;
    before = socket.bytesRead;
    if (upload && moved >= MIN_UPLOAD_BYTES) timer = setTimeout(check, SPAN_MS);
    else giveUp(request, response);
  };
  let timer = setTimeout(check, SPAN_MS);
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop);
  socket.once('close', stop);
  request.once('close', () => {
    socket.off('close', stop);
    if (request.complete) stop();
  });
}

function giveUp(request: Request, response: Response): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.setHeader('Connection', 'close');
  // The handler may still wait for the body: after a response Node does not report that none will come.
  response.once('finish', () => request.destroy());
  const message = 'The request took too long to arrive. Nothing was changed. Check your connection and try again.';
  sendProblem(request, response, { status: 408, code: 'request_timeout', message });
}
