import type { RequestHandler } from 'express';

import { sendProblem, toAnswer } from '../answers/problem.filter.js';
import { unstorableIn } from './unstorable-in.js';
import { InvalidInput } from './validation.pipe.js';

/** Refuses U+0000 in a path or a query, as bodies do: PostgreSQL cannot store it, nor compare with it. */
export const storableAddress: RequestHandler = (request, response, next) => {
  if (!request.originalUrl.includes('%00')) return next();
  const message = 'The address has a character that cannot be stored.';
  const refused = unstorableIn(request.query) ?? { field: '', code: 'unstorable_character', message };
  sendProblem(request, response, toAnswer(new InvalidInput([refused])));
};
