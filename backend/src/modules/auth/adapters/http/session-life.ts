import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';

/** Signs in under a new session id (passport regenerates it, so a planted id is worth nothing). */
export function startSession(request: Request, user: SessionUser): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(user, (error: Error | null | undefined) => (error ? reject(error) : resolve()));
  });
}

/** Ends the session on the server and forgets the cookie. */
export function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error: Error | null | undefined) => {
      if (error) return reject(error);
      request.res?.clearCookie('recruit.sid');
      resolve();
    });
  });
}
