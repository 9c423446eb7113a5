import type { RequestHandler } from 'express';
import helmet from 'helmet';

import type { AppConfig } from '../../config/app-config.js';
import { FILM_PLAYERS } from './film-players.js';

/**
 * The header set. Styles are inline because the component library inserts them; HSTS and the upgrade of
 * insecure requests only when the public address is https, or a home network without TLS would break.
 */
export function securityHeaders(config: Pick<AppConfig, 'publicUrl' | 'gcsBucket' | 'gcsApiEndpoint'>): RequestHandler {
  const https = config.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", ...uploadHosts(config)],
        frameSrc: FILM_PLAYERS,
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** Photos are PUT straight to the bucket; they are shown from this server, so pictures need no host beside it. */
function uploadHosts({ gcsBucket, gcsApiEndpoint }: Pick<AppConfig, 'gcsBucket' | 'gcsApiEndpoint'>): string[] {
  return gcsBucket === undefined ? [] : [gcsApiEndpoint ?? 'https://storage.googleapis.com'];
}
