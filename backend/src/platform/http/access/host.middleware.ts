import type { RequestHandler } from 'express';

import type { AppConfig } from '../../config/app-config.js';
import { browserHost, isOwnHost } from './own-hosts.js';
import { sendProblem } from '../answers/problem.filter.js';

/** Probes of containers and load balancers ask under any name; the answers hold nothing of a user. */
const HEALTH = /^\/api\/health(?:\/|$)/i;

/** Answers 421 to a request under a name that is not this server's, except for the health checks. */
export function hostMiddleware(config: Pick<AppConfig, 'publicUrl' | 'trustProxy'>): RequestHandler {
  return (request, response, next) => {
    if (HEALTH.test(request.path) || isOwnHost(browserHost(request.headers, config), config)) return next();
    sendProblem(request, response, {
      status: 421,
      code: 'wrong_host',
      message: `This server does not serve that host name. Open ${config.publicUrl} instead.`,
    });
  };
}
