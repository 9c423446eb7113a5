import { emailsOf, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { soakElse, soakRound } from '../support/soak-round.js';
import { countFaults, crashFaults, rowsOf } from './crash-faults.js';
import { CrashWorld, until } from './crash-world.js';

const COACHES = 60;
const REPLIED = 12;

describe('C-19 C-22 killed with -9 while follow-ups and answers leave', () => {
  let world: CrashWorld;
  let campaign: string;
  let replied: { id: string; coachId: number }[];

  beforeAll(async () => {
    world = await CrashWorld.start(COACHES, 20261124 + soakRound);
    await world.query('update schools set latitude = 41.08, longitude = -81.51');
    campaign = await haveDraft(world.athlete, { template: 'Coach {{coach_last_name}},\n\nText 1.' });
    await write([step(2, 'new_film'), step(3, 'camp_question')]);
    await world.athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: world.coachIds });
    await untilCampaign(world.athlete, campaign, ({ status }) => status === 'completed', 60_000);
    replied = (await rowsOf(world)).slice(0, REPLIED);
    for (const { id } of replied) await note(id);
    await daysPass();
    await until(async () => (await waiting(1)) === COACHES - REPLIED);
    await theirHour(1);
    await world.killWhileLeaving(soakElse(4, 2), 250);
    await world.settled();
    await daysPass();
    await until(async () => (await waiting(2)) > 0);
    await world.killNow();
    await theirHour(2);
    await world.killWhileLeaving(soakElse(2, 1), 250);
    await world.settled();
    await answerAll();
    await world.killWhileLeaving(soakElse(2, 1), 100);
    await answerAll();
    await world.killWhileLeaving(soakElse(1, 0), 100);
    await answerAll();
    await world.settled();
  }, 180_000);

  afterAll(() => world.stop());

  const step = (number: number, reason: string) => ({ waitDays: 7, reason, template: `Coach {{coach_last_name}},\n\nText ${number}.` });

  async function write(steps: object[]): Promise<void> {
    const { status, body } = await world.athlete.put(`/api/user/campaigns/${campaign}/follow-ups`, { revision: 1, steps });
    if (status !== 200) throw new Error(`follow-ups answered ${status}: ${JSON.stringify(body)}`);
  }

  async function note(id: string): Promise<void> {
    const path = `/api/campaigns/${campaign}/emails/${id}/noted-reply`;
    const { status } = await world.athlete.put(path, { at: new Date().toISOString(), text: 'Send me film.' });
    if (status !== 200) throw new Error(`noting answered ${status}`);
  }

  /** Ten days pass for what left. */
  async function daysPass(): Promise<void> {
    await world.query(`update follow_up_steps set created_at = created_at - interval '10 days'`);
    await world.query(`update campaign_emails set sent_at = sent_at - interval '6 days' where sent_at is not null`);
  }

  /** It is the working hour of every coach, whatever the clock of this computer says. */
  async function theirHour(number: number): Promise<void> {
    await world.query(`update campaign_emails set due_at = now(), quiet_zone = null where status = 'queued' and step = $1`, [number]);
  }

  const waiting = async (number: number) => (await rowsOf(world)).filter((row) => row.step === number && row.status === 'queued').length;

  /** As a phone does that got no answer to its answers: the same ids again. */
  async function answerAll(): Promise<void> {
    for (const [at, { coachId }] of replied.entries()) {
      const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
      const { status, body } = await world.athlete.put(`/api/user/conversations/${coachId}/answers/${id}`, { text: `Text ${100 + at}.` });
      if (status !== 200) throw new Error(`answering answered ${status}: ${JSON.stringify(body)}`);
    }
  }

  it('C-19 the server was really killed in the middle, again and again', () => {
    expect(world.kills).toBeGreaterThanOrEqual(soakElse(7, 4));
  });

  it('C-19 C-22 C-04 no coach has a step or an answer twice, and none is without a recorded state', async () => {
    expect(await crashFaults(world)).toEqual([]);
    const open = (await rowsOf(world)).filter(({ status }) => ['queued', 'sending'].includes(status));
    expect(open).toEqual([]);
  });

  it('C-19 every coach whose email before left has the follow-up, and nobody who replied', async () => {
    const rows = await rowsOf(world);
    const coaches = (number: number, statuses: string[]) =>
      rows
        .filter((row) => row.step === number && statuses.includes(row.status))
        .map(({ coachId }) => coachId)
        .sort((a, b) => a - b);
    const all = ['sent', 'unknown'];
    expect(coaches(1, all)).toEqual(coaches(0, ['sent']));
    expect(coaches(2, all)).toEqual(coaches(1, ['sent']));
    expect(coaches(1, all)).toHaveLength(COACHES - REPLIED);
  });

  it('C-22 every answer has one row, sent or not sure', async () => {
    const answers = (await rowsOf(world)).filter((row) => row.step >= 1000);
    expect(answers).toHaveLength(REPLIED);
    expect(answers.filter(({ status }) => !['sent', 'unknown'].includes(status))).toEqual([]);
  });

  it('X-07 every count equals the rows', async () => {
    expect(await countFaults(world)).toEqual([]);
    expect((await emailsOf(world.athlete, campaign)).length).toBeGreaterThanOrEqual(COACHES);
  });
});
