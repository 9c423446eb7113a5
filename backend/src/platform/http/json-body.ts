import express, { type RequestHandler } from 'express';

import { sendProblem, toAnswer } from './problem.filter.js';
import { InvalidInput } from './validation.pipe.js';

/** No body of this API is nested deeper than four; validation walks bodies by recursion. */
const MAX_DEPTH = 32;

/** Reads JSON bodies, and refuses what no handler could take: too large, not JSON, too deep, or holding U+0000. */
export function jsonBody(limit: string): RequestHandler {
  const parse = express.json({ limit });
  return (request, response, next) => {
    parse(request, response, (error?: unknown) => {
      const refused = error ?? objectionTo(request.body, 0);
      if (refused === undefined) next();
      else sendProblem(request, response, toAnswer(refused));
    });
  };
}

/** PostgreSQL cannot store U+0000 in a text. */
function objectionTo(value: unknown, depth: number): InvalidInput | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') ? objection('nul', 'A text holds a character that cannot be stored.') : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return objection('too_deep', 'The request is nested too deeply.');
  for (const [key, item] of Object.entries(value)) {
    const found = objectionTo(key, depth) ?? objectionTo(item, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function objection(code: string, message: string): InvalidInput {
  return new InvalidInput([{ field: '', code, message }]);
}
