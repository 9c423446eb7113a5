import type { Server } from 'node:http';

import type { RequestHandler } from 'express';
import session from 'express-session';
import type pg from 'pg';
import type { DataSource } from 'typeorm';

import type { AppConfig } from '../../config/app-config.js';
import { pgPool } from '../../database/pg-pool.js';
import type { CurrentReads } from '../../database/reads/read-source.js';
import type { Replica } from '../../database/reads/replica.js';
import type { AppPassport } from './app-passport.js';
import { SessionStore } from './session-store.js';

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970 of the last time the session was prolonged. */
    renewedAt?: number;
    /** Milliseconds since 1970 of the sign-in, and on what: "Chrome on Android". */
    signedInAt?: number;
    device?: string;
    /** Milliseconds since 1970 of the last proof of identity in this session; the sign-in counts, too. */
    confirmedAt?: number;
    /** A second factor was shown in this session. */
    hasSecondFactor?: boolean;
  }
}

const THIRTY_DAYS_MS = 30 * 24 * 3600 * 1000;
const RENEW_AFTER_MS = 10 * 60 * 1000;

/** Where sessions are stored, and where they are read while there is no primary. */
export interface SessionPlace {
  source: DataSource;
  reads: CurrentReads;
  replica: Replica;
}

/**
 * Sessions in PostgreSQL, so that they outlive a restart and are shared by all processes. Prolonged at
 * most every ten minutes, so that reading pages does not write.
 */
export function sessionMiddleware(
  config: AppConfig,
  { source, reads, replica }: SessionPlace,
  passport: AppPassport,
  server: Server,
): RequestHandler[] {
  const https = config.publicUrl.startsWith('https:');
  const store = new SessionStore({
    pool: replica.isConfigured ? readableWithout(pgPool(source), reads) : pgPool(source),
    prunes: config.role !== 'worker',
  });
  // Otherwise it would look for ended sessions once more, in a pool that has ended.
  server.once('close', () => void store.close());
  return [
    session({
      name: 'recruit.sid',
      secret: config.sessionSecret,
      store,
      resave: false,
      saveUninitialized: false,
      // The proxy in front of us ends TLS; without its word the session package would keep a Secure cookie back.
      proxy: https,
      cookie: {
        httpOnly: true,
        sameSite: 'lax',
        secure: https,
        maxAge: THIRTY_DAYS_MS,
      },
    }),
    renewUnless(() => replica.isPrimaryLost),
    passport.session() as RequestHandler,
  ];
}

/** Prolonging writes: a reader whom only a replica answers would get an error for it. */
function renewUnless(isImpossible: () => boolean): RequestHandler {
  return (request, _response, next) => {
    const { session: current } = request;
    const now = Date.now();
    const signedIn = current !== undefined && 'passport' in current;
    if (signedIn && now - (current.renewedAt ?? current.signedInAt ?? 0) > RENEW_AFTER_MS && !isImpossible()) current.renewedAt = now;
    next();
  };
}

/** The same pool, but what is looked up is found without the primary, too. */
function readableWithout(pool: pg.Pool, reads: CurrentReads): pg.Pool {
  const query = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> =>
    /^select\b/i.test(text) ? { rows: await reads.query<unknown[]>(text, values) } : pool.query<object>(text, values);
  return { query } as unknown as pg.Pool;
}
