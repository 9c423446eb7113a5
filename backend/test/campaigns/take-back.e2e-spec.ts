import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign, type Campaign } from './campaign-world.js';

describe('C-04 taking a Send back', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ env: { SEND_UNDO_S: '3600' }, delivers: true });
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, 10);
  });

  afterAll(async () => app.close());

  const send = async () => {
    const id = await haveDraft(athlete);
    const { body } = await athlete.post<Campaign>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    return { id, leavesAt: new Date(body.leavesAt ?? 0) };
  };

  /** The time in which this Send can be taken back is over. */
  const endTime = async (id: string) => {
    const { source } = app;
    await source.query(`update campaigns set leaves_at = now() - interval '1 second' where id = $1`, [id]);
    await source.query(`update campaign_emails set due_at = now() - interval '1 second' where campaign_id = $1`, [id]);
    await source.query(`update pgboss.job set start_after = now() where name = 'campaign-deliver' and singleton_key = $1`, [id]);
  };

  it('C-04 nothing leaves while it can be taken back, and taking it back makes it a draft again', async () => {
    const { id, leavesAt } = await send();
    expect(leavesAt.getTime()).toBeGreaterThan(Date.now());
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'active', queuedCount: 10, sentCount: 0 });
    const { status, body } = await athlete.post<Campaign>(`/api/user/campaigns/${id}/take-back`);
    expect([status, body.status, body.totalCount]).toEqual([200, 'draft', 0]);
    expect(await emailsOf(athlete, id)).toEqual([]);
    expect((await athlete.post(`/api/user/campaigns/${id}/take-back`)).status).toBe(200);
  });

  it('C-04 a campaign that was taken back can be changed and sent again, and each coach gets one email', async () => {
    const { id } = await send();
    await athlete.post(`/api/user/campaigns/${id}/take-back`);
    await athlete.put(`/api/user/campaigns/${id}`, { name: 'Film', subject: 'Second try', template: 'Hello' });
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    await endTime(id);
    const done = await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
    expect(done).toMatchObject({ totalCount: 10, sentCount: 10 });
    expect(app.sink.mails.filter(({ subject }) => subject === 'Second try')).toHaveLength(10);
  });

  it('C-04 afterwards the emails leave, and it is too late', async () => {
    const { id } = await send();
    const before = app.sink.mails.length;
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'active', queuedCount: 10, sentCount: 0 });
    await endTime(id);
    await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
    expect(app.sink.mails.length - before).toBe(10);
    const { status, body } = await athlete.post<{ code: string }>(`/api/user/campaigns/${id}/take-back`);
    expect([status, body.code]).toEqual([409, 'too_late']);
  });
});
