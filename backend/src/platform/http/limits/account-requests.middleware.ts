import type { RequestHandler } from 'express';

import type { AccountRequests } from './account-requests.js';
import { sendProblem, toAnswer } from '../answers/problem.filter.js';
import { afterWork } from './request-work.js';
import type { SessionUser } from '../access/session-user.js';

/**
 * Signing in and out has limits of its own, and probes must not wait. What an AI provider writes takes long, has a line of
 * its own and holds no connection of the database in the meantime: four of them must not keep an athlete from everything else.
 */
const EXEMPT = /^\/(?:health|login|logout|register|ai)(?:\/|$)/i;

/** Queues requests per signed-in account, and responds 429 when the wait is too long. */
export function accountRequestsMiddleware(turns: AccountRequests): RequestHandler {
  return (request, response, next) => {
    const userId = (request.user as SessionUser | undefined)?.id;
    if (userId === undefined || EXEMPT.test(request.path)) return next();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    turns.enter(userId, gone.signal).then(
      (leave) => {
        afterWork(response, leave);
        if (!response.closed) next();
      },
      (error: unknown) => sendProblem(request, response, toAnswer(error)),
    );
  };
}
