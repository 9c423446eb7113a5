import { answerId, Talk } from '../conversations/conversation-world.js';
import { reply } from '../gmail/coach-mails.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import { startReplyApp } from '../replies/reply-world.js';
import { guardianOf } from '../support/guardian.js';
import type { TestApp } from '../support/test-app.js';

const FAR = '2100-01-01T00:00:00.000Z';

describe('U-08 answers to coaches and guardians', () => {
  let standIn: GmailStandIn;
  let app: TestApp;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn);
  });

  beforeEach(() => standIn.calm());

  afterAll(async () => {
    await app.close();
    await standIn.stop();
  });

  /** A coach has replied, and then a guardian came. */
  async function talk(approve: 'first' | 'every') {
    const talking = await Talk.start(app, standIn);
    await talking.arrives(reply(talking.sent[0]));
    const { body } = await talking.athlete.agent.get<{ id: string }>('/api/user');
    const guardian = await guardianOf(app, [body.id], { approve });
    return { talking, guardian, athleteId: body.id };
  }

  it('U-08 under every campaign an answer waits, is read as an answer, and leaves in its thread once it is approved', async () => {
    const { talking, guardian, athleteId } = await talk('every');
    expect((await talking.answer(answerId(), 'Coach, here it is.')).status).toBe(200);
    await talking.until(({ emails: [newest] }) => newest?.status === 'waiting_for_approval');
    const approvals = async () => (await guardian.get<{ emails: { campaignId: string; answers: number }[] }>('/api/family/approvals')).body;
    while ((await approvals()).emails.length === 0) await new Promise((resume) => setTimeout(resume, 50));
    const [approval] = (await approvals()).emails;
    expect([approval?.answers, talking.sent.length]).toEqual([1, 1]);
    await guardian.post(`/api/family/athletes/${athleteId}/approvals/${approval?.campaignId}`, { decision: 'approve', upTo: FAR });
    await talking.until(({ emails: [newest] }) => newest?.status === 'sent');
    expect(talking.sent[1]?.threadId).toBe(talking.sent[0]?.threadId);
  });

  it('U-08 after a first email an answer leaves by itself', async () => {
    const { talking } = await talk('first');
    await talking.answer(answerId(), 'Coach, here it is.');
    await talking.until(({ emails: [newest] }) => newest?.status === 'sent');
  });

  it('U-08 an answer that waits can be taken back', async () => {
    const { talking, guardian } = await talk('every');
    const id = answerId();
    await talking.answer(id, 'Coach, here it is.');
    expect((await talking.athlete.agent.delete(`${talking.path}/answers/${id}`)).status).toBe(200);
    expect((await guardian.get<{ emails: object[] }>('/api/family/approvals')).body.emails).toEqual([]);
  });

  it('U-08 nobody answers during a pause, and nobody by hand what a guardian reads first', async () => {
    const { talking, guardian, athleteId } = await talk('every');
    await talking.athlete.agent.post('/api/gmail/disconnect', {});
    expect((await talking.read()).answer).toMatchObject({ way: 'none', reason: 'guardian_reads_first' });
    expect(await talking.answer(answerId(), 'Coach, by hand.', { byHand: true })).toMatchObject({
      status: 409,
      body: { code: 'guardian_reads_first' },
    });
    const controls = `/api/family/athletes/${athleteId}/controls`;
    await guardian.put(controls, { approve: 'never', paused: true });
    expect((await talking.read()).answer).toMatchObject({ way: 'none', reason: 'paused_by_guardian' });
    await guardian.put(controls, { paused: false });
    expect((await talking.read()).answer).toMatchObject({ way: 'hand' });
  });
});
