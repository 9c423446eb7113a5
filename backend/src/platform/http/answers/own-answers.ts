import { Router, type Request, type RequestHandler, type Response } from 'express';

import type { PageAnswers } from './app-page.js';
import type { DocumentAnswers } from './document-answers.js';

const COOKIE = /(?:^|;\s*)recruit\.sid=/;

/** Returns the answers for the user of the request's session; null without one. A visitor causes no database query. */
export function ownAnswers(session: RequestHandler[], answers: Pick<DocumentAnswers, 'of'>): PageAnswers {
  const known = Router().use(...session);
  return async (request, response) => {
    if (!COOKIE.test(request.headers.cookie ?? '')) return null;
    await through(known, request, response);
    return request.user === undefined ? null : answers.of(request, response);
  };
}

function through(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('The session could not be read.', { cause: error }));
    };
    void handler(request, response, next);
  });
}
