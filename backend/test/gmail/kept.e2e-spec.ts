import { campaignOf, haveCoaches, haveDraft, untilCampaign, type Campaign } from '../campaigns/campaign-world.js';
import { haveFavorites, type StrategyAnswer } from '../strategy/strategy-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { connectGmail } from './connect-gmail.js';
import { GmailStandIn } from './gmail-stand-in.js';
import type { StandInMailbox } from './stand-in-mailbox.js';

const COACHES = 3;

describe('mail that is kept until the athlete connects Gmail', () => {
  let google: GmailStandIn;
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];
  let made = 0;

  beforeAll(async () => {
    google = await GmailStandIn.start();
    app = await startTestApp({ env: { ...google.env, GMAIL_SEND_INTERVAL_MS: '0' } });
  });

  beforeEach(async () => {
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, COACHES);
    await app.source.query('update coaches set is_example = false where id = any($1)', [coachIds]);
  });

  afterAll(async () => {
    await app.close();
    await google.stop();
  });

  async function connect(): Promise<{ email: string; mailbox: StandInMailbox }> {
    const email = `later${(made += 1)}@gmail.example`;
    const mailbox = google.addAccount(email);
    await connectGmail(athlete, google, email);
    return { email, mailbox };
  }

  const keep = async (): Promise<string> => {
    const id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, keep: true });
    await untilCampaign(athlete, id, ({ status }) => status === 'kept');
    return id;
  };
  const sendKept = (id: string) => athlete.post<Campaign & { code: string }>(`/api/user/campaigns/${id}/send-kept`, {});

  it('M-02 leaves from the own address only when the athlete says so, once', async () => {
    const id = await keep();
    expect(await sendKept(id)).toMatchObject({ status: 409, body: { code: 'nothing_can_deliver' } });
    const { email, mailbox } = await connect();
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'kept', keptCount: COACHES });
    expect(mailbox.sent).toEqual([]);
    expect(await sendKept(id)).toMatchObject({ status: 200, body: { keptCount: 0, isKeeping: false } });
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(new Set(mailbox.sent.map((mail) => mail.header('to'))).size).toBe(COACHES);
    expect(mailbox.sent).toHaveLength(COACHES);
    expect(mailbox.sent.every((mail) => mail.header('from').includes(email))).toBe(true);
    expect(await sendKept(id)).toMatchObject({ status: 409, body: { code: 'nothing_kept' } });
  });

  it('M-01 a Send of which only the email to an invented coach stays is not called kept', async () => {
    await app.source.query('update coaches set is_example = true where id = $1', [coachIds[0]]);
    const { mailbox } = await connect();
    const id = await haveDraft(athlete);
    const { body } = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    expect(body).toMatchObject({ isKeeping: false });
    const done = await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(done).toMatchObject({ sentCount: COACHES - 1, keptCount: 1 });
    expect(mailbox.sent).toHaveLength(COACHES - 1);
    expect(await sendKept(id)).toMatchObject({ status: 409, body: { code: 'nothing_can_deliver' } });
  });

  it('M-02 mail to a coach who is no longer an invented one leaves', async () => {
    await app.source.query('update coaches set is_example = true where id = any($1)', [coachIds]);
    const id = await keep();
    const { mailbox } = await connect();
    expect((await sendKept(id)).status).toBe(409);
    await app.source.query('update coaches set is_example = false where id = any($1)', [coachIds]);
    expect((await sendKept(id)).status).toBe(200);
    const done = await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(done).toMatchObject({ sentCount: COACHES, failedCount: 0 });
    expect(mailbox.sent).toHaveLength(COACHES);
  });

  it('M-01 E-10 the plan says that no email was sent', async () => {
    const { body: favorites } = await athlete.get<{ name: string }[]>('/api/schools');
    await haveFavorites(app, athlete, [favorites[0]?.name ?? '']);
    await keep();
    const { status, body } = await athlete.post<StrategyAnswer>('/api/ai/recruiting-strategy', {});
    expect(status).toBe(200);
    expect(body.schoolStrategies.map(({ engagementHistory }) => engagementHistory)).toEqual(['No email sent yet.']);
    expect(JSON.stringify(body)).not.toMatch(/emails? sent, the last|You have written to [1-9]/);
  });

  it('M-01 O-02 the metrics count it as kept, not as sent', async () => {
    const valueOf = async (status: string) => {
      const { body } = await app.anonymous().get<string>('/api/metrics');
      const line = body.split('\n').find((one) => one.startsWith(`recruit_mails{status="${status}"} `));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const before = [await valueOf('kept'), await valueOf('sent')] as const;
    await keep();
    expect([await valueOf('kept'), await valueOf('sent')]).toEqual([before[0] + COACHES, before[1]]);
  });
});
