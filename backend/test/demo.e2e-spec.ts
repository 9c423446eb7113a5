import { Agent } from './support/agent.js';
import { SmtpSink } from './support/smtp-sink.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { demoAccounts } from '../src/demo/demo-accounts.js';
import { LoadDemo } from '../src/demo/load-demo.js';
import { emailsOf, untilCampaign, type Campaign, type CampaignEmail } from './campaigns/campaign-world.js';

const TABLES = [
  ...['users', 'athlete_profiles', 'games', 'film_clips', 'profile_shares', 'schools', 'coaches', 'rosters'],
  ...['roster_players', 'favorites', 'target_schools', 'corrections', 'campaigns', 'campaign_emails', 'outbox_mails'],
  ...['replies', 'mail_opens', 'activities', 'recruiting_strategies'],
];
/** Some 3,900 coaches are imported, which takes seconds. */

const SENT = ['sent', 'opened', 'replied', 'auto_reply', 'bounced'];

async function signedIn(app: TestApp, account: { username: string; password: string }): Promise<Agent> {
  const agent = app.anonymous();
  const { status } = await agent.post('/api/login', { username: account.username, password: account.password });
  expect(status).toBe(200);
  return agent;
}

async function rowCounts(app: TestApp): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await app.source.query<{ count: number }[]>(`select count(*)::int as count from ${table}`);
    counts[table] = row?.count ?? -1;
  }
  return counts;
}

const withStatus = (mails: CampaignEmail[], ...statuses: string[]) => mails.filter(({ status }) => statuses.includes(status)).length;

describe('the demo', () => {
  let sink: SmtpSink;
  let app: TestApp;
  let athlete: Agent;
  let campaigns: (Campaign & { name: string; openCount: number; replyCount: number })[];

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { DEMO: '1', SMTP_URL: sink.url } });
    athlete = await signedIn(app, demoAccounts.athlete);
    campaigns = (await athlete.get<typeof campaigns>('/api/user/campaigns')).body;
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  it('A-01 R-03 C-02 fills an empty database so that every page has something to show, and says that it is demo data', async () => {
    expect((await athlete.get('/api/server')).body).toEqual({ demo: true, version: expect.any(String) });
    expect((await athlete.get('/api/user')).body).toMatchObject({ firstName: 'Marcus', position: 'QB', isAdmin: false });
    const favorites = (await athlete.get<{ school: { division: string } }[]>('/api/user/favorites')).body;
    expect(favorites).toHaveLength(17);
    expect(new Set(favorites.map(({ school }) => school.division))).toEqual(new Set(['D1', 'D2', 'D3']));
    expect((await athlete.get<unknown[]>('/api/user/contacts')).body).toHaveLength(2);
    expect(campaigns.map(({ status }) => status)).toEqual(['draft', 'active', 'completed', 'completed']);
    const admin = await signedIn(app, demoAccounts.admin);
    expect((await admin.get('/api/user')).body).toMatchObject({ isAdmin: true, firstName: 'Robin' });
    const reports = (await admin.get<{ by: string | null; createdAt: string }[]>('/api/admin/corrections')).body;
    const bounces = reports.filter(({ by }) => by === null);
    expect(bounces.length).toBeGreaterThan(0);
    for (const { createdAt } of bounces) expect(Date.now() - Date.parse(createdAt)).toBeGreaterThan(5 * 24 * 3_600_000);
  });

  it('X-07 every figure is a count of rows, and every kind of mail is there', async () => {
    const seen: CampaignEmail[] = [];
    for (const campaign of campaigns) {
      const mails = await emailsOf(athlete, campaign.id);
      expect(campaign).toMatchObject({
        totalCount: mails.length,
        sentCount: withStatus(mails, ...SENT),
        openCount: withStatus(mails, 'opened', 'replied'),
        replyCount: withStatus(mails, 'replied'),
        failedCount: withStatus(mails, 'failed'),
        unknownCount: withStatus(mails, 'unknown'),
        queuedCount: 0,
        sendingCount: 0,
      });
      seen.push(...mails);
    }
    expect((await athlete.get('/api/user/stats')).body).toEqual({
      emailsSentCount: withStatus(seen, ...SENT),
      emailsSentByHandCount: 0,
      emailsOpenedCount: withStatus(seen, 'opened', 'replied'),
      emailsRepliedCount: withStatus(seen, 'replied'),
      activeCampaignsCount: 1,
    });
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([...SENT, 'failed', 'unknown']));
    const { outbox_mails: kept } = await rowCounts(app);
    expect(kept).toBe(withStatus(seen, ...SENT));
  });

  it('R-11 K-06 C-04 a second start adds nothing', async () => {
    const before = await rowCounts(app);
    const again = await startTestApp({ env: { DEMO: '1', SMTP_URL: sink.url }, on: app });
    expect(await rowCounts(again)).toEqual(before);
    await again.close();
  });

  it('C-04 a filling that was interrupted is begun again', async () => {
    const before = await rowCounts(app);
    await app.source.query(`delete from app_state where key = 'demo'`);
    const again = await startTestApp({ env: { DEMO: '1', SMTP_URL: sink.url }, on: app });
    expect(await rowCounts(again)).toEqual(before);
    await again.close();
  });

  it('G-06 nobody of the demo gets real mail, whatever is clicked, though a mail server is set up', async () => {
    const agent = await signedIn(app, demoAccounts.athlete);
    const { body: all } = await agent.get<Campaign[]>('/api/user/campaigns');
    const draft = all.find(({ status }) => status === 'draft');
    const open = all.find(({ status }) => status === 'active');
    if (!draft || !open) throw new Error('the demo has no draft or no open campaign');
    const recipients = (await agent.get<{ coachId: number }[]>(`/api/campaigns/${draft.id}/recipients`)).body;
    const selectedCoachIds = recipients.map(({ coachId }) => coachId);
    const send = (confirmed: object[]) =>
      agent.post<{ items: { coachId: number; code: string }[] }>(`/api/user/campaigns/${draft.id}/send`, { selectedCoachIds, confirmed });
    // Some of them were written to lately, and some have the same name.
    const asked = await send([]);
    expect((await send(asked.body.items.map(({ coachId, code }) => ({ coachId, code })))).status).toBe(200);
    const unsure = (await emailsOf(agent, open.id)).filter(({ status }) => ['unknown', 'failed'].includes(status));
    for (const { id } of unsure) {
      const path = `/api/campaigns/${open.id}/emails/${id}/resolve`;
      expect((await agent.post(path, { outcome: 'send_again' })).status).toBe(200);
    }
    for (const { id } of [draft, open]) await untilCampaign(agent, id, ({ status }) => status === 'completed');
    expect(sink.mails).toEqual([]);
  });
});

describe('demo data and real accounts', () => {
  it('O-05 DEMO refuses a database that holds anybody else’s account, and leaves it as it was', async () => {
    const real = await startTestApp();
    await real.agent();
    const before = await rowCounts(real);
    await expect(new LoadDemo(real.app).run()).rejects.toThrow(/holds accounts that are not the demo/);
    expect(await rowCounts(real)).toEqual(before);
    expect((await (await real.admin()).get('/api/server')).body).toEqual({ demo: false, version: expect.any(String) });
    await real.close();
  });
});
