import { foreignCampaigns, foreignContacts, foreignLogEntries, foreignMails } from './foreign-objects.js';
import type { RouteRow } from './route-row.js';

const TEXT = { name: 'Junior film', subject: 'Class of 2027', template: 'Coach, here is my film.' };

/** Every route of the API. A route without a row, or a row without a route, fails the permission test. */
export const ROUTE_ROWS: Record<string, RouteRow> = {
  'GET /api/health/live': { access: 'public' },
  'GET /api/health/ready': { access: 'public' },
  'POST /api/register': { access: 'public' },
  'POST /api/login': { access: 'public' },
  'GET /api/login': { access: 'public' },
  'POST /api/logout': { access: 'public' },
  'POST /api/verify-email': { access: 'public' },

  'GET /api/server': { access: 'athlete' },

  'GET /api/user': { access: 'athlete' },
  'PUT /api/user': { access: 'athlete' },
  'POST /api/user/verification-mail': { access: 'athlete' },

  'GET /api/schools': { access: 'athlete' },
  'GET /api/schools/{id}': { access: 'athlete', shared: true },
  'GET /api/schools/{id}/roster': { access: 'athlete', shared: true },
  'GET /api/user/favorites': { access: 'athlete' },
  'POST /api/user/favorites': { access: 'athlete' },
  'DELETE /api/user/favorites/{schoolId}': { access: 'athlete', shared: true, idempotent: true },
  'GET /api/user/target-schools': { access: 'athlete' },
  'GET /api/user/target-schools/export.csv': { access: 'athlete' },
  'POST /api/user/target-schools/import-csv': { access: 'athlete' },
  'POST /api/user/target-schools/import-csv/inspect': { access: 'athlete' },
  'PATCH /api/user/target-schools/{schoolId}': { access: 'athlete', shared: true },
  'POST /api/user/target-schools/{schoolId}/log': {
    access: 'athlete',
    shared: true,
    body: { kind: 'call', at: '2026-02-01' },
  },
  'DELETE /api/user/target-schools/{schoolId}/log/{entryId}': { access: 'athlete', foreign: foreignLogEntries },
  'GET /api/schools/{id}/timeline': { access: 'athlete', shared: true },
  'GET /api/user/contacts': { access: 'athlete' },
  'POST /api/user/contacts': { access: 'athlete' },
  'PUT /api/user/contacts/{id}': {
    access: 'athlete',
    foreign: foreignContacts,
    body: { name: 'Dana Fieldhouse', title: '', email: 'dana@college.test' },
  },
  'GET /api/user/corrections': { access: 'athlete' },
  'POST /api/user/corrections': { access: 'athlete' },
  'DELETE /api/user/contacts/{id}': { access: 'athlete', foreign: foreignContacts },

  'GET /api/user/stats': { access: 'athlete' },
  'GET /api/user/mail-sender': { access: 'athlete' },
  'GET /api/email-templates': { access: 'athlete' },
  'GET /api/user/campaigns': { access: 'athlete' },
  'POST /api/user/campaigns': { access: 'athlete' },
  'PUT /api/user/campaigns/{id}': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}`),
    body: TEXT,
  },
  'DELETE /api/user/campaigns/{id}': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}`),
  },
  'GET /api/campaigns/{id}/recipients': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/campaigns/${id}/recipients`),
    badQuery: '?favoriteSchoolIds=none',
  },
  'GET /api/user/campaigns/{id}/preview': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/preview`),
    badQuery: '?coachId=none',
  },
  'POST /api/user/campaigns/{id}/send': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/send`),
    body: { selectedCoachIds: [1] },
  },
  'POST /api/user/campaigns/{id}/take-back': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/take-back`),
  },
  'GET /api/campaigns/{id}/emails': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/campaigns/${id}/emails`),
  },
  'POST /api/campaigns/{id}/emails/{emailId}/resolve': {
    access: 'athlete',
    foreign: foreignMails((id, mail) => `/api/campaigns/${id}/emails/${mail}/resolve`),
    body: { outcome: 'arrived' },
  },

  'POST /api/admin/import-schools-csv': { access: 'admin' },
  'POST /api/admin/schools': { access: 'admin' },
  'PUT /api/admin/schools/{id}': {
    access: 'admin',
    body: { name: 'Slippery Rock', division: 'D2', city: 'Slippery Rock', state: 'PA' },
  },
  'GET /api/admin/schools/{id}/dependants': { access: 'admin' },
  'DELETE /api/admin/schools/{id}': { access: 'admin' },
  'POST /api/admin/coaches': { access: 'admin' },
  'GET /api/admin/coaches/export': { access: 'admin' },
  'PUT /api/admin/coaches/{id}': { access: 'admin', body: { name: 'Dana Fieldhouse' } },
  'POST /api/admin/coaches/{id}/verify': { access: 'admin' },
  'DELETE /api/admin/coaches/{id}': { access: 'admin' },
  'GET /api/admin/directory-stats': { access: 'admin' },
  'GET /api/admin/corrections': { access: 'admin' },
  'POST /api/admin/corrections/{id}/decide': { access: 'admin', body: { accept: true } },
  'POST /api/admin/import-coaches-csv': { access: 'admin' },
  'POST /api/admin/import-rosters-csv': { access: 'admin' },
  'POST /api/admin/debug-csv': { access: 'admin' },
  'GET /api/admin/imports': { access: 'admin' },
  'GET /api/admin/imports/current': { access: 'admin' },
  'GET /api/admin/imports/{id}/errors.csv': { access: 'admin' },
  'POST /api/admin/imports/{id}/undo': { access: 'admin' },
  'GET /api/admin/email-templates': { access: 'admin' },
  'POST /api/admin/email-templates': { access: 'admin' },
  'PUT /api/admin/email-templates/{id}': { access: 'admin', body: { name: 'Camp', template: 'Coach, thank you.' } },
  'DELETE /api/admin/email-templates/{id}': { access: 'admin' },
  'GET /api/admin/outbox': { access: 'admin' },
  'GET /api/admin/outbox/{id}': { access: 'admin' },
};
