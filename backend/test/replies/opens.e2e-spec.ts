import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign, type CampaignEmail } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';

describe('the picture that tells of opens', () => {
  let app: TestApp;
  let athlete: Agent;
  let campaign: string;

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  async function send(trackOpens?: boolean): Promise<void> {
    const coachIds = await haveCoaches(await app.admin(), athlete, 1);
    campaign = await haveDraft(athlete, { ...(trackOpens === undefined ? {} : { trackOpens }) });
    await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds.slice(0, 1) });
    await untilCampaign(athlete, campaign, ({ status }) => status === 'completed');
  }

  const row = async () => {
    const [mail] = await app.source.query<{ token: string | null; messageId: string; machine: number; person: number }[]>(
      `select e.open_token as token, e.message_id as "messageId",
         (select coalesce(sum(times), 0)::int from mail_opens m where m.mail_id = e.id and machine) as machine,
         (select coalesce(sum(times), 0)::int from mail_opens m where m.mail_id = e.id and not machine) as person
       from campaign_emails e where e.campaign_id = $1`,
      [campaign],
    );
    if (!mail) throw new Error('no mail');
    const { raw = '' } = app.sink.mails.find(({ messageId }) => messageId === `<${mail.messageId}>`) ?? {};
    return { ...mail, raw };
  };
  const longAgo = () =>
    app.source.query(`update campaign_emails set sent_at = sent_at - interval '1 minute' where campaign_id = $1`, [campaign]);
  const look = (token: string, init: RequestInit = {}) =>
    fetch(`${app.url}/api/t/o/${token}.gif`, { ...init, headers: { 'user-agent': BROWSER, ...(init.headers as object) } });
  const email = async () => (await emailsOf(athlete, campaign))[0] as CampaignEmail & { openedAt: string | null };
  const openCount = async () => ((await campaignOf(athlete, campaign)) as unknown as { openCount: number }).openCount;

  it('C-07 D-05 records the first look of a person, counts it once and tells it once', async () => {
    await send();
    await longAgo();
    const { token } = await row();
    const answer = await look(token ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const { openedAt, status } = await email();
    expect([status, openedAt]).toEqual(['opened', expect.any(String)]);
    await look(token ?? '');
    expect((await email()).openedAt).toBe(openedAt);
    expect([await openCount(), (await row()).person]).toEqual([1, 2]);
    expect((await athlete.get<{ emailsOpenedCount: number }>('/api/user/stats')).body.emailsOpenedCount).toBe(1);
    const { body: feed } = await athlete.get<{ entries: { kind: string; coachName: string }[] }>('/api/user/activity');
    const entries = feed.entries.filter(({ kind }) => kind === 'coach_opened');
    expect(entries).toEqual([expect.objectContaining({ coachName: 'Casey Coach0', campaignId: campaign })]);
  });

  it('C-07 records machines without counting them', async () => {
    await send();
    const token = (await row()).token ?? '';
    await look(token);
    await longAgo();
    await look(token, { method: 'HEAD' });
    await look(token, { headers: { 'user-agent': 'python-requests/2.32' } });
    await look(token, { headers: { cookie: athlete.cookie } });
    expect(await row()).toMatchObject({ machine: 4, person: 0 });
    expect([(await email()).status, await openCount()]).toEqual(['sent', 0]);
  });

  it('C-07 says the same words with the picture, and only without it when the campaign does not count', async () => {
    await send();
    const { raw, token } = await row();
    expect(raw).toMatch(/multipart\/alternative/);
    expect(raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(`${app.config.publicUrl}/api/t/o/${token}.gif`);
    await send(false);
    const plain = await row();
    expect([plain.token, /multipart|text\/html/.test(plain.raw)]).toEqual([null, false]);
  });

  it.each(['x', 'A'.repeat(24), '..%2f..%2fetc', 'A'.repeat(5_000), '%00'.repeat(8)])(
    'C-07 answers nobody anything but the picture (%#)',
    async (token) => {
      const { status } = await look(token);
      expect([200, 400, 404]).toContain(status);
      expect((await look('AAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(200);
    },
  );

  it('C-02 opens can be switched off and on in a draft', async () => {
    const { body } = await athlete.post<{ id: string; trackOpens: boolean; revision: number }>('/api/user/campaigns', {
      name: 'Film',
      subject: 'Film',
      template: 'Coach',
      trackOpens: false,
    });
    expect(body).toMatchObject({ trackOpens: false, revision: 1 });
    const text = { name: 'Film', subject: 'Film', template: 'Coach' };
    const put = (change: object) =>
      athlete.put<{ trackOpens: boolean; revision: number }>(`/api/user/campaigns/${body.id}`, { ...text, ...change });
    expect((await put({})).body).toMatchObject({ trackOpens: false, revision: 1 });
    expect((await put({ trackOpens: true })).body).toMatchObject({ trackOpens: true, revision: 1 });
    expect((await put({ trackOpens: 'yes' })).status).toBe(400);
  });

  it('C-04 a text that changed in another tab is not sent', async () => {
    const coachIds = await haveCoaches(await app.admin(), athlete, 1);
    const id = await haveDraft(athlete);
    const seen = (await campaignOf(athlete, id)) as unknown as { revision: number };
    await athlete.put(`/api/user/campaigns/${id}`, { name: 'Film', subject: 'Film', template: 'Something else' });
    const send = (revision: number) =>
      athlete.post<{ code: string }>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, 1), revision });
    expect(await send(seen.revision)).toMatchObject({ status: 409, body: { code: 'campaign_changed' } });
    expect((await campaignOf(athlete, id)).status).toBe('draft');
    expect((await send(seen.revision + 1)).status).toBe(200);
  });
});
