import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type pg from 'pg';

const PgStore = connectPgSimple(session);

interface SessionStoreOptions {
  pool: pg.Pool;
  /** Whether this process removes what has expired. */
  prunes: boolean;
}

type Saved = (error?: unknown) => void;

const UPDATE = 'update http_sessions set sess = $1, expire = $2 where sid = $3';

/**
 * Sessions in PostgreSQL that stay ended. connect-pg-simple inserts whatever is saved: a request that was under way while its session
 * was ended (by signing out, a new password, another device or the deletion of the account) would sign its device in again.
 */
export class SessionStore extends PgStore {
  private readonly stored = new WeakSet<object>();
  private readonly pool: pg.Pool;

  constructor({ pool, prunes }: SessionStoreOptions) {
    super({
      pool,
      tableName: 'http_sessions',
      createTableIfMissing: false,
      disableTouch: true,
      pruneSessionInterval: prunes ? 15 * 60 : false,
    });
    this.pool = pool;
  }

  override createSession(...args: Parameters<session.Store['createSession']>): ReturnType<session.Store['createSession']> {
    const loaded = super.createSession(...args);
    this.stored.add(loaded);
    return loaded;
  }

  /** Inserts a new session the first time, and changes a row only while it is there. */
  override set(sid: string, data: session.SessionData, saved?: Saved): void {
    if (!this.stored.has(data)) {
      super.set(sid, data, (error?: unknown) => {
        if (!error) this.stored.add(data);
        saved?.(error);
      });
      return;
    }
    this.pool.query(UPDATE, [data, data.cookie.expires, sid]).then(
      () => saved?.(),
      (error: unknown) => saved?.(error),
    );
  }
}
