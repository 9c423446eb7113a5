import { foreignMails } from './foreign-objects.js';
import type { RouteRow } from './route-row.js';

/** The routes of one email of a campaign. */
export const MAIL_ROWS: Record<string, RouteRow> = {
  'POST /api/campaigns/{id}/emails/{emailId}/resolve': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/resolve`),
    body: { outcome: 'arrived' },
  },
  'GET /api/campaigns/{id}/emails/{emailId}/by-hand': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/by-hand`),
  },
  'GET /api/campaigns/{id}/emails/{emailId}/by-hand.eml': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/by-hand.eml`),
  },
  'POST /api/campaigns/{id}/emails/{emailId}/short-message': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/short-message`),
    body: { channel: 'x' },
  },
  'PUT /api/campaigns/{id}/emails/{emailId}/by-hand': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/by-hand`),
    body: { channel: 'email_by_hand' },
  },
  'DELETE /api/campaigns/{id}/emails/{emailId}/by-hand': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/by-hand`),
  },
  'PUT /api/campaigns/{id}/emails/{emailId}/noted-reply': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/noted-reply`),
    body: { at: '2026-11-20T12:00:00Z' },
  },
  'DELETE /api/campaigns/{id}/emails/{emailId}/noted-reply': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/noted-reply`),
  },
};
