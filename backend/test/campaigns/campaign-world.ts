import type { Agent } from '../support/agent.js';
import { coachCsv } from './coach-csv.js';

interface School {
  id: number;
  name: string;
  division: string;
  city: string;
  state: string;
  coaches: { id: number; email: string | null }[];
}

export interface Campaign {
  id: string;
  status: string;
  leavesAt: string | null;
  totalCount: number;
  sentCount: number;
  queuedCount: number;
  sendingCount: number;
  failedCount: number;
  skippedCount: number;
  unknownCount: number;
  keptCount: number;
}

export interface CampaignEmail {
  id: string;
  status: string;
  toAddress: string;
  sendAgainTo: string | null;
  errorMessage: string | null;
  reasonCode: string | null;
  sentAt: string | null;
  keptAt: string | null;
  coach: { firstName: string; lastName: string; title: string; school: { name: string } };
}

/** Imports `count` coaches as an admin would, and favorites their schools for the athlete, who is not asked about second emails. Answers the coach ids. */
export async function haveCoaches(admin: Agent, athlete: Agent, count: number): Promise<number[]> {
  const all = await directory(athlete);
  const schools = all.slice(0, Math.ceil(count / 10));
  const form = new FormData();
  form.set('csvFile', new Blob([coachCsv(schools, count)], { type: 'text/csv' }), 'coaches.csv');
  const { status, body } = await admin.post('/api/admin/import-schools-csv', form);
  if (status !== 200) throw new Error(`import answered ${status}: ${JSON.stringify(body)}`);
  for (const { id } of schools) await athlete.post('/api/user/favorites', { schoolId: id });
  // Most tests write to the same coaches several times.
  await athlete.put('/api/user/email-settings', { repeatDays: 0 });
  const after = await directory(athlete);
  const ids = new Set(schools.map((school) => school.id));
  return after.filter(({ id }) => ids.has(id)).flatMap(({ coaches }) => coaches.map((coach) => coach.id));
}

async function directory(athlete: Agent): Promise<School[]> {
  const { status, body } = await athlete.get<School[]>('/api/schools');
  if (status !== 200) throw new Error(`the directory answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

const TEXT = {
  name: 'Film',
  subject: 'Film for {{school_name}}',
  template: 'Coach {{coach_last_name}},\n\nplease look at my season.',
};

/** A draft of the athlete. Answers its id. */
export async function haveDraft(athlete: Agent, changes: Partial<typeof TEXT> & { trackOpens?: boolean } = {}): Promise<string> {
  const { status, body } = await athlete.post<Campaign>('/api/user/campaigns', { ...TEXT, ...changes });
  if (status !== 201) throw new Error(`creating a campaign answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

export async function campaignOf(athlete: Agent, id: string): Promise<Campaign> {
  const { body } = await athlete.get<Campaign[]>('/api/user/campaigns');
  const campaign = body.find((one) => one.id === id);
  if (!campaign) throw new Error(`no campaign ${id}`);
  return campaign;
}

export async function emailsOf(athlete: Agent, id: string): Promise<CampaignEmail[]> {
  return (await athlete.get<CampaignEmail[]>(`/api/campaigns/${id}/emails`)).body;
}

/** A try that fails in passing is made again after 30 seconds. */
const WITHIN_MS = 60_000;

/** Resolves when the campaign is as wanted; looks again until then. */
export async function untilCampaign(
  athlete: Agent,
  id: string,
  wanted: (campaign: Campaign) => boolean,
  withinMs = WITHIN_MS,
): Promise<Campaign> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const campaign = await campaignOf(athlete, id);
    if (wanted(campaign)) return campaign;
    if (Date.now() > deadline) throw new Error(`the campaign stays at ${JSON.stringify(campaign)}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
