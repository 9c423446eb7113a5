import { foreignCampaigns, foreignStrategies } from './foreign-objects.js';
import type { RouteRow } from './route-row.js';

/** What an athlete writes with: settings, placeholders, tests to themselves; and strategies. */
export const WRITING_ROWS: Record<string, RouteRow> = {
  'GET /api/user/email-settings': { access: 'athlete' },
  'PUT /api/user/email-settings': { access: 'athlete' },
  'GET /api/user/settings': { access: 'athlete' },
  'PATCH /api/user/settings': { access: 'athlete', body: { aiProvider: false } },
  'GET /api/user/settings/sent-to-ai-provider': { access: 'athlete' },
  'GET /api/user/placeholders': { access: 'athlete' },
  'PUT /api/user/campaigns/{id}/coach-texts/{coachId}': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/coach-texts/1`),
    body: { subject: 'Film', template: 'Coach, my film.', revision: 0 },
  },
  'DELETE /api/user/campaigns/{id}/coach-texts/{coachId}': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/coach-texts/1`),
  },
  'GET /api/user/campaigns/{id}/attachments': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/attachments`),
  },
  'POST /api/user/campaigns/{id}/attachments': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/attachments?name=film.pdf`),
  },
  'PUT /api/user/campaigns/{id}/attachments/profile': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/attachments/profile`),
    body: { attach: true },
  },
  'GET /api/user/campaigns/{id}/attachments/{fileId}': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/attachments/0199c2f0-7c1e-7b3a-9d1f-2a4b6c8d0e1f`),
  },
  'DELETE /api/user/campaigns/{id}/attachments/{fileId}': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/attachments/0199c2f0-7c1e-7b3a-9d1f-2a4b6c8d0e1f`),
  },
  'POST /api/user/campaigns/{id}/test': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/test`),
    body: { coachId: 1, key: '5f0c6a52-6f0f-4b49-9d6c-6d6a2f1f7a11' },
  },
  'GET /api/recruiting-strategies': { access: 'athlete' },
  'GET /api/recruiting-strategies/latest': { access: 'athlete' },
  'POST /api/recruiting-strategies/{id}/rate': {
    access: 'athlete',
    foreign: foreignStrategies((id) => `/api/recruiting-strategies/${id}/rate`),
    body: { useful: true },
  },
  'POST /api/recruiting-strategies/{id}/regenerate': {
    access: 'athlete',
    foreign: foreignStrategies((id) => `/api/recruiting-strategies/${id}/regenerate`),
  },
};
