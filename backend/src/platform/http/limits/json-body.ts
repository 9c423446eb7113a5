import express, { type RequestHandler } from 'express';

import { sendProblem, toAnswer } from '../answers/problem.filter.js';
import { unstorableIn } from '../input/unstorable-in.js';
import { InvalidInput } from '../input/validation.pipe.js';

/**
 * Reads JSON bodies, and refuses what no handler could take: too large, not JSON, too deep, or with text that cannot be
 * stored. It comes before sign-in, which reads its body before any pipe.
 */
export function jsonBody(limit: string): RequestHandler {
  const parse = express.json({ limit });
  return (request, response, next) => {
    parse(request, response, (error?: unknown) => {
      const unstorable = error ? undefined : unstorableIn(request.body);
      const refused = error ?? (unstorable && new InvalidInput([unstorable]));
      if (refused === undefined) next();
      else sendProblem(request, response, toAnswer(refused));
    });
  };
}
