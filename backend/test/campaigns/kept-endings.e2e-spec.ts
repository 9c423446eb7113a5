import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

describe('M-01 M-08 the end of a campaign of which some mail was sent and some was kept', () => {
  let app: TestApp;
  let athlete: Agent;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });

  beforeEach(async () => {
    athlete = await app.agent();
    const selectedCoachIds = await haveCoaches(await app.admin(), athlete, 3);
    id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds, keep: true });
    await untilCampaign(athlete, id, ({ status }) => status === 'kept');
    // As if a way to deliver had been there for the first of them.
    await app.source.query(
      `update campaign_emails set status = 'sent', sent_at = now(), kept_at = null
       where id = (select id from campaign_emails where campaign_id = $1 order by id limit 1)`,
      [id],
    );
  });

  afterAll(() => app.close());

  const statuses = async () => {
    const text = 'select status from campaign_emails where campaign_id = $1 order by status';
    const rows = await app.source.query<{ status: string }[]>(text, [id]);
    return rows.map(({ status }) => status);
  };

  it('M-08 cancelled: nothing of it is called kept any more, and what was sent stays sent', async () => {
    await app.source.query(`update campaigns set status = 'paused' where id = $1`, [id]);
    expect((await athlete.post(`/api/user/campaigns/${id}/cancel`)).status).toBe(200);
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'sent']);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'cancelled', sentCount: 1, keptCount: 0, cancelledCount: 2 });
  });

  it('M-01 deleted: no figure counts its kept email, and the email that was sent keeps counting', async () => {
    expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBe(204);
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'sent']);
    expect((await athlete.get('/api/user/stats')).body).toMatchObject({ emailsSentCount: 1 });
  });
});
