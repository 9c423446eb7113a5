import { guardianOf } from '../support/guardian.js';
import type { TestApp } from '../support/test-app.js';
import type { RouteRow } from './route-row.js';

const NOBODYS = '00000000-0000-7000-8000-00000000dead';

/** Paths below an athlete of another guardian. */
const foreignAthletes = (rest: string) => async (app: TestApp) => {
  const { body } = await (await app.agent()).get<{ id: string }>('/api/user');
  await guardianOf(app, [body.id]);
  return [`/api/family/athletes/${body.id}${rest}`];
};

const DECISION = { decision: 'approve', upTo: '2026-11-21T16:12:00.000Z' };

/** What guardians call. */
export const FAMILY_ROWS: Record<string, RouteRow> = {
  'GET /api/family/approvals': { access: 'guardian' },
  'GET /api/family/activity': { access: 'guardian' },
  'GET /api/family/athletes/{athleteId}/approvals/{campaignId}': { access: 'guardian', foreign: foreignAthletes(`/approvals/${NOBODYS}`) },
  'POST /api/family/athletes/{athleteId}/approvals/{campaignId}': {
    access: 'guardian',
    foreign: foreignAthletes(`/approvals/${NOBODYS}`),
    body: DECISION,
  },
  'POST /api/family/athletes/{athleteId}/requests/{requestId}': {
    access: 'guardian',
    foreign: foreignAthletes(`/requests/${NOBODYS}`),
    body: { decision: 'approved' },
  },
  'GET /api/family/athletes/{athleteId}/controls': { access: 'guardian', foreign: foreignAthletes('/controls') },
  'PUT /api/family/athletes/{athleteId}/controls': { access: 'guardian', foreign: foreignAthletes('/controls'), body: { paused: true } },
  'DELETE /api/family/athletes/{athleteId}/share': { access: 'guardian', foreign: foreignAthletes('/share') },
  'DELETE /api/family/athletes/{athleteId}/mailbox': { access: 'guardian', foreign: foreignAthletes('/mailbox') },
  'GET /api/user/approvals': { access: 'athlete' },
};
