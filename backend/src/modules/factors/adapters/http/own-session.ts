import type { Request } from 'express';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import type { OpenSessionOf } from '../../application/add-passkey.use-case.js';
import { ConfirmationNeeded } from '../../domain/factor-errors.js';
import { FACTOR_LIMITS } from '../../domain/factor-limits.js';

/** Whose session it is, as questions to a passkey are bound to it. */
export function ownSession(request: Request): OpenSessionOf {
  return { userId: (request.user as SessionUser).id, session: request.sessionID };
}

/** Records that the user just proved to own the session. */
export function confirmSession({ session }: Request, now: Date): void {
  session.confirmedAt = now.getTime();
}

/** Throws ConfirmationNeeded when the last sign-in or confirmation is more than ten minutes ago. */
export function refuseStale({ session }: Request, now: Date): void {
  const last = Math.max(session.signedInAt ?? 0, session.confirmedAt ?? 0);
  if (now.getTime() - last > FACTOR_LIMITS.freshMs) throw new ConfirmationNeeded();
}
