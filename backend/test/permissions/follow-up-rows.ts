import { foreignCampaigns } from './foreign-objects.js';
import type { RouteRow } from './route-row.js';

/** The routes of follow-ups. */
export const FOLLOW_UP_ROWS: Record<string, RouteRow> = {
  'GET /api/user/campaigns/{id}/follow-ups': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/follow-ups`),
  },
  'PUT /api/user/campaigns/{id}/follow-ups': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/follow-ups`),
    body: { revision: 1, steps: [] },
  },
  'POST /api/user/campaigns/{id}/follow-ups/{step}/skip': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/follow-ups/1/skip`),
    body: {},
  },
  'POST /api/user/campaigns/{id}/follow-ups/late': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/follow-ups/late`),
    body: { decision: 'skip' },
  },
  'POST /api/user/campaigns/{id}/stop': { access: 'athlete', foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/stop`) },
  'POST /api/user/campaigns/{id}/write-again': {
    access: 'athlete',
    foreign: foreignCampaigns((id) => `/api/user/campaigns/${id}/write-again`),
  },
  'GET /api/user/upcoming-follow-ups': { access: 'athlete' },
  'PUT /api/user/campus-zones': { access: 'athlete' },
};
