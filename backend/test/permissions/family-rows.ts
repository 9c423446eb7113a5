import { guardianOf } from '../support/guardian.js';
import type { Agent } from '../support/agent.js';
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

/** Paths below the family of another athlete. */
const foreignInvitations = async (app: TestApp) => {
  const { body } = await (
    await app.agent()
  ).post<{ family: { invitations: { id: string }[] } }>('/api/user/family/invitations', {
    email: 'parent@recruit.test',
  });
  return [`/api/user/family/invitations/${body.family.invitations[0]?.id}`];
};

const foreignGuardians = async (app: TestApp, intruder: Agent) => {
  await intruder.put('/api/user', { birthdate: '2000-01-01' });
  const { body } = await (await app.agent()).get<{ id: string }>('/api/user');
  return [`/api/user/family/guardians/${(await guardianOf(app, [body.id])).id}`];
};

/** What guardians call, and athletes who have some. */
export const FAMILY_ROWS: Record<string, RouteRow> = {
  'GET /api/family/approvals': { access: 'guardian' },
  'GET /api/family/athletes': { access: 'guardian' },
  'GET /api/family/athletes/{athleteId}/emails/{emailId}': { access: 'guardian', foreign: foreignAthletes(`/emails/${NOBODYS}`) },
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
  'GET /api/family/athletes/{athleteId}/plan': { access: 'guardian', foreign: foreignAthletes('/plan') },
  'GET /api/family/athletes/{athleteId}/controls': { access: 'guardian', foreign: foreignAthletes('/controls') },
  'PUT /api/family/athletes/{athleteId}/controls': { access: 'guardian', foreign: foreignAthletes('/controls'), body: { paused: true } },
  'POST /api/family/athletes/{athleteId}/deletion': { access: 'guardian', foreign: foreignAthletes('/deletion') },
  'DELETE /api/family/athletes/{athleteId}/deletion': { access: 'guardian', foreign: foreignAthletes('/deletion') },
  'DELETE /api/user/family/deletion': { access: 'athlete' },
  'DELETE /api/family/athletes/{athleteId}/share': { access: 'guardian', foreign: foreignAthletes('/share') },
  'DELETE /api/family/athletes/{athleteId}/mailbox': { access: 'guardian', foreign: foreignAthletes('/mailbox') },
  'DELETE /api/family/athletes/{athleteId}': { access: 'guardian', foreign: foreignAthletes('') },
  'POST /api/family/invitations': { access: 'guardian' },
  'POST /api/guardian-invitations/look': { access: 'public' },
  'POST /api/guardian-invitations/join': { access: 'public' },
  'GET /api/user/family': { access: 'athlete' },
  'GET /api/user/family/log': { access: 'athlete' },
  'POST /api/user/family/invitations': { access: 'athlete' },
  'DELETE /api/user/family/invitations/{invitationId}': { access: 'athlete', foreign: foreignInvitations },
  'DELETE /api/user/family/guardians/{guardianId}': { access: 'athlete', foreign: foreignGuardians },
  'GET /api/user/approvals': { access: 'athlete' },
};
