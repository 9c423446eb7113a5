import { foreignPasskeys } from './foreign-passkeys.js';
import type { RouteRow } from './route-row.js';

/** Passkeys, authenticator apps, and the ways to sign in with them. */
export const FACTOR_ROWS: Record<string, RouteRow> = {
  'POST /api/login/passkey': { access: 'public' },
  'POST /api/login/passkey/options': { access: 'public' },
  'POST /api/login/second-step': { access: 'public' },
  'POST /api/login/second-step/options': { access: 'public' },

  'GET /api/user/security': { access: 'everybody' },
  'POST /api/user/confirm': { access: 'everybody' },
  'POST /api/user/confirm/options': { access: 'everybody' },
  'POST /api/user/second-factor': { access: 'everybody' },
  'POST /api/user/passkeys': { access: 'everybody' },
  'POST /api/user/passkeys/options': { access: 'everybody' },
  'PATCH /api/user/passkeys/{id}': { access: 'everybody', foreign: foreignPasskeys, body: { name: 'Phone' } },
  'DELETE /api/user/passkeys/{id}': { access: 'everybody', foreign: foreignPasskeys },
  'POST /api/user/authenticator-app': { access: 'everybody' },
  'DELETE /api/user/authenticator-app': { access: 'everybody' },
  'POST /api/user/authenticator-app/confirm': { access: 'everybody' },
  'POST /api/user/recovery-codes': { access: 'everybody' },
};
