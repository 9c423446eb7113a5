import type { RouteRow } from './route-row.js';

/** The routes of the account that an athlete sends from. */
export const MAIL_ACCOUNT_ROWS: Record<string, RouteRow> = {
  'GET /api/user/mail-sender': { access: 'athlete' },
  'GET /api/mailbox/status': { access: 'athlete' },
  'GET /api/mailbox/presets': { access: 'athlete' },
  'PUT /api/mailbox': { access: 'athlete' },
  'DELETE /api/mailbox': { access: 'athlete', idempotent: true },
  'POST /api/mailbox/microsoft/connect': { access: 'athlete' },
  'GET /api/mailbox/microsoft/callback': { access: 'public' },

  'GET /api/gmail/status': { access: 'athlete' },
  'GET /api/gmail/connect': { access: 'athlete' },
  'GET /api/gmail/callback': { access: 'public' },
  'POST /api/gmail/disconnect': { access: 'athlete' },
};
