import type { NextFunction, Request, RequestHandler, Response } from 'express';

import type { AppConfig } from '../../config/app-config.js';
import { browserHost, isOwnHost } from './own-hosts.js';
import { sendProblem } from '../answers/problem.filter.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Paths that outside parties call on purpose: mail providers (one-click unsubscribe) and signed uploads. */
const EXEMPT = [/^\/api\/unsubscribe\//, /^\/api\/uploads\//];

/**
 * Refuses requests from other sites that change state, without tokens (OWASP's Fetch Metadata policy with
 * the Origin as fallback). A browser always sends one of the two; a request with a session and neither is refused.
 */
export function crossSiteMiddleware(config: Pick<AppConfig, 'publicUrl' | 'trustProxy'>): RequestHandler {
  return (request, response, next) => {
    if (SAFE.has(request.method) || EXEMPT.some((path) => path.test(request.baseUrl + request.path)) || isOwn(request, config)) {
      next();
      return;
    }
    refuse(request, response, next);
  };
}

function refuse(request: Request, response: Response, _next: NextFunction): void {
  sendProblem(request, response, {
    status: 403,
    code: 'cross_site',
    message: 'This request came from another site and was refused.',
  });
}

function isOwn(request: Request, config: Pick<AppConfig, 'publicUrl' | 'trustProxy'>): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin !== undefined) return ownHosts(request, config).includes(hostOf(origin));
  return !request.headers.cookie?.includes('recruit.sid=');
}

function ownHosts(request: Request, config: Pick<AppConfig, 'publicUrl' | 'trustProxy'>): string[] {
  const named = [request.headers.host, browserHost(request.headers, config)].filter((host) => host !== undefined);
  return [new URL(config.publicUrl).host, ...named.filter((host) => isOwnHost(host, config))];
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : `not-a-host:${origin}`;
}
