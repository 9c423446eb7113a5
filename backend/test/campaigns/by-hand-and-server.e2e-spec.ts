import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { BY_EMAIL, type HandCampaign, type HandMail, type Problem } from './by-hand-world.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

describe('C-14 C-04 by hand and by mail server: no coach gets the email of a campaign twice', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];
  let id: string;
  let mails: HandMail[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    coachIds = (await haveCoaches(await app.admin(), athlete, 4)).slice(0, 4);
    id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, byHand: true });
    mails = (await emailsOf(athlete, id)) as HandMail[];
  });

  const mark = (mail: { id: string } | undefined) => athlete.put<Problem>(`/api/campaigns/${id}/emails/${mail?.id}/by-hand`, BY_EMAIL);
  const sendKept = () => athlete.post<Problem>(`/api/user/campaigns/${id}/send-kept`, {});

  it('C-14 what was sent by hand is not sent by the server, and the reverse; both are counted apart', async () => {
    expect((await mark(mails[0])).status).toBe(200);
    expect((await sendKept()).status).toBe(200);
    expect(await mark(mails[1])).toMatchObject({ status: 409, body: { code: 'not_for_hand' } });
    const done = (await untilCampaign(athlete, id, ({ status }) => status === 'completed')) as HandCampaign;
    expect(done).toMatchObject({ sentCount: 4, sentByHandCount: 1, keptCount: 0 });
    expect(await mark(mails[1])).toMatchObject({ status: 409, body: { code: 'not_for_hand' } });
    const rows = (await emailsOf(athlete, id)) as HandMail[];
    expect(rows.filter(({ channel }) => channel === 'email')).toHaveLength(3);
    const refused = await athlete.delete<Problem>(`/api/campaigns/${id}/emails/${mails[1]?.id}/by-hand`);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_sent_by_hand']);
  });

  it('C-14 both at once: each coach has one email', async () => {
    const answers = await Promise.all([sendKept(), ...mails.map(mark)]);
    for (const { status, body } of answers) expect([200, 409]).toContain(status === 409 && body.code === undefined ? 0 : status);
    const { status } = await campaignOf(athlete, id);
    if (status === 'active') await untilCampaign(athlete, id, (one) => one.status === 'completed');
    const rows = (await emailsOf(athlete, id)) as HandMail[];
    expect(rows).toHaveLength(4);
    const [left] = await app.source.query<{ n: number }[]>(
      `select count(*)::int as n from campaign_emails where campaign_id = $1 and channel <> 'email' and (gateway is not null or claimed_at is not null)`,
      [id],
    );
    expect(left?.n).toBe(0);
  });
});
