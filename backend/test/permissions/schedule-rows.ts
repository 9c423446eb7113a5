import { foreignCampaigns } from './foreign-objects.js';
import type { RouteRow } from './route-row.js';

/** When the emails of a campaign leave, and how it goes on or ends. */
export const SCHEDULE_ROWS: Record<string, RouteRow> = {
  'POST /api/user/campaigns/{id}/pause': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/pause`),
  },
  'PUT /api/user/campaigns/{id}/schedule': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/schedule`),
    body: { schedule: { way: 'morning', zone: 'America/Chicago' } },
  },
  'POST /api/user/campaigns/{id}/schedule/preview': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/schedule/preview`),
    body: { schedule: { way: 'morning', zone: 'America/Chicago' } },
  },
  'POST /api/user/campaigns/{id}/resume': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/resume`),
  },
  'POST /api/user/campaigns/{id}/cancel': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/cancel`),
  },
};
