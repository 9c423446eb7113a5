import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

interface PlatformMail {
  sent: number;
  bounced: number;
  hardBounces: number;
  stop: { reason: string; sent: number; hardBounces: number } | null;
}

const COACHES = 14;

describe('M-10 bounces stop email from the platform’s address', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    admin = await app.admin();
    athlete = await app.agent();
    const coachIds = await haveCoaches(admin, athlete, COACHES);
    app.sink.behave(/./, { kind: 'refuse-recipient', code: 550, words: '5.1.1 No such user' }, 10);
    id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    await untilCampaign(athlete, id, ({ status }) => status === 'paused');
  });

  afterAll(() => app.close());

  const path = '/api/admin/operations/platform-mail';
  const resume = () => athlete.post<{ code: string }>(`/api/user/campaigns/${id}/resume`);

  it('M-10 the campaign is paused after ten hard bounces, and cannot continue while they count', async () => {
    expect(await campaignOf(athlete, id)).toMatchObject({ pausedReason: 'platform_stopped', failedCount: 10, queuedCount: COACHES - 10 });
    expect(app.sink.mails).toHaveLength(0);
    const { status, body } = await resume();
    expect([status, body.code]).toEqual([409, 'platform_stopped']);
  });

  it('M-10 an admin sees the figures and resumes; then the athlete sends the rest', async () => {
    const { body: stopped } = await admin.get<PlatformMail>(path);
    expect(stopped).toMatchObject({ sent: 10, hardBounces: 10, stop: { reason: 'hard_bounces', sent: 10, hardBounces: 10 } });
    const { body: going } = await admin.post<PlatformMail>(`${path}/resume`);
    expect(going).toEqual({ sent: 0, bounced: 0, hardBounces: 0, stop: null });
    expect((await admin.post(`${path}/resume`)).status).toBe(409);
    expect((await resume()).status).toBe(200);
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(app.sink.mails).toHaveLength(COACHES - 10);
  });
});
