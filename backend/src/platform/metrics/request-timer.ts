import type { RequestHandler } from 'express';

import type { Metrics } from './metrics.js';
import { routeOf } from './route-of.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures every answer, by the pattern of its route: an address itself holds ids and would be a metric of its own. */
export function requestTimer(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const start = process.hrtime.bigint();
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      const method = METHODS.has(request.method) ? request.method : 'other';
      metrics.observeRequest(method, routeOf(request), response.statusCode, seconds);
    });
    next();
  };
}
