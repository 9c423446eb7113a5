import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

import type { Ids } from '../../../shared-kernel/ids.js';
import { pathForLog, pathOfTarget } from './path-for-log.js';

/** Every few seconds, so that they would hide the rest. */
const ASKED_BY_MACHINES = /^\/api\/(health|metrics)\b/;

function isForLog(path: string): boolean {
  return path.startsWith('/api/') && !ASKED_BY_MACHINES.test(path);
}

/**
 * One line per API request: id, method, path, status, time. The query string and the parts of the path that may
 * be tokens stay out, and so do headers and bodies.
 */
export function requestLog(logger: Logger, ids: Ids): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = ids.next();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathForLog(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: Error) => ({ message: error.message }),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: ({ url = '' }) => !isForLog(pathOfTarget(url)) },
  });
}
