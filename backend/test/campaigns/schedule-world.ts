import { DeliverCampaign } from '../../src/modules/campaigns/sending/application/deliver-campaign.use-case.js';
import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveDraft, type Campaign, type CampaignEmail } from './campaign-world.js';

export const ZONE = 'America/Chicago';
export const HOUR = 3_600_000;

export interface Arrival {
  at: string;
  zone: string;
}

export interface Scheduled extends Campaign {
  pausedReason: string | null;
  cancelledCount: number;
  schedule: { way: string; zone: string; dailyLimit: number | null; first: Arrival | null; last: Arrival | null } | null;
}

export interface Problem {
  code: string;
  errors: { field: string; message: string }[];
  questions: { schoolId: number; schoolName: string; state: string; choices: string[] }[];
}

/** Day and time in ZONE, as a schedule takes it. */
export const inHours = (hours: number) => {
  const shown = new Date(Date.now() + hours * HOUR).toLocaleString('sv-SE', { timeZone: ZONE });
  return shown.slice(0, 16).replace(' ', 'T');
};
/** Weekday, hour and minute. */
export const clockIn = (at: string, zone: string) =>
  new Date(at).toLocaleString('en-US', { timeZone: zone, weekday: 'short', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** Two places whose mornings never overlap. */
const CAMPUSES = [
  { zone: 'America/New_York', state: 'NY', latitude: 40.71, longitude: -74.01 },
  { zone: 'Pacific/Honolulu', state: 'HI', latitude: 21.31, longitude: -157.86 },
];

/** The local hour in `zone`, 0 to 23. */
const hourIn = (zone: string) => Number(new Date().toLocaleString('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }));

/** Moves every campus to where it is not the morning now, nor within the next hour: otherwise what is scheduled for the morning leaves at once. */
export async function moveCampuses(app: TestApp): Promise<void> {
  const place = CAMPUSES.find(({ zone }) => hourIn(zone) < 7 || hourIn(zone) >= 10);
  if (!place) throw new Error('it is the morning in both places');
  const { state, latitude, longitude } = place;
  await app.source.query('update schools set state = $1, latitude = $2, longitude = $3', [state, latitude, longitude]);
}

/** What an athlete does with schedules; `now` gives the athlete of the present test. */
export function planning(now: () => { app: TestApp; athlete: Agent; coachIds: number[] }) {
  const send = async (schedule: object, ids = now().coachIds) => {
    const { athlete } = now();
    const id = await haveDraft(athlete);
    const answer = await athlete.post<Scheduled & Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: ids, schedule });
    return { id, ...answer };
  };
  const scheduled = async (schedule: object = { way: 'morning', zone: ZONE }) => {
    const { id, status, body } = await send(schedule);
    if (status !== 200) throw new Error(`scheduling answered ${status}: ${JSON.stringify(body)}`);
    return id;
  };
  const look = async (id: string) => (await campaignOf(now().athlete, id)) as Scheduled;
  const press = (id: string, what: string, body: object = {}) =>
    now().athlete.post<Scheduled & Problem>(`/api/user/campaigns/${id}/${what}`, body);
  /** Time passes for this campaign. */
  const pass = (id: string, hours: number) =>
    now().app.source.query(
      `update campaign_emails set due_at = due_at - $2 * interval '1 hour' where campaign_id = $1 and status = 'queued'`,
      [id, hours],
    );
  const deliver = (id: string) => now().app.app.get(DeliverCampaign).run(id);
  const dueTimes = async (id: string) => {
    const emails = (await emailsOf(now().athlete, id)) as (CampaignEmail & { dueAt: string })[];
    return emails.map(({ dueAt }) => dueAt).sort();
  };
  return { send, scheduled, look, press, pass, deliver, dueTimes };
}
