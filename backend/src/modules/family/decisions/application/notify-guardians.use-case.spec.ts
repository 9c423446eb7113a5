import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import type { Guardian, GuardianEvents, Guardianships, NewGuardianEvent } from '../../guardians/index.js';
import { NotifyGuardians, type Question } from './notify-guardians.use-case.js';
import { NotifyOfReply } from './notify-of-reply.use-case.js';

const PARENTS = ['dana', 'chris'].map((id) => ({ id, name: id, email: `${id}@home.test` }) as Guardian);
const CAMPAIGN: Question = { athleteId: 'marcus', campaignId: 'camps', name: 'Summer camps', emails: 2 };

describe('telling the guardians of an athlete', () => {
  const clock = new FixedClock();
  const people: Partial<Guardianships> = { guardiansOf: async () => PARENTS, nameOf: async () => 'Marcus' };
  const guardianships = people as Guardianships;
  let events: NewGuardianEvent[];

  beforeEach(() => {
    events = [];
  });

  function ask(mail: MemoryProductMail, question: Question): Promise<void> {
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    return new NotifyGuardians(guardianships, mail, log as GuardianEvents, clock).run(question);
  }

  it('U-08 each guardian reads how many emails wait and where, and the log how many were written to', async () => {
    const mail = new MemoryProductMail();
    await ask(mail, CAMPAIGN);
    expect(mail.delivered.map(({ to }) => to.address)).toEqual(['dana@home.test', 'chris@home.test']);
    for (const { text } of mail.delivered) {
      expect(text).toContain('Marcus wants to send 2 emails');
      expect(text).toContain('https://recruit.test/family/approvals/marcus/camps');
    }
    const data = { campaignId: 'camps', name: 'Summer camps', emails: 2, told: 2 };
    expect(events).toEqual([{ athleteId: 'marcus', guardianId: null, kind: 'approval_asked', at: clock.now(), data }]);
  });

  it('U-08 without a mail server nobody was written to, and the log says so', async () => {
    await ask(new MemoryProductMail(false), CAMPAIGN);
    expect(events).toMatchObject([{ data: { told: 0 } }]);
  });

  it('U-08 a question about the share page leads to all of them, and is in the log already', async () => {
    const mail = new MemoryProductMail();
    await ask(mail, { athleteId: 'marcus', campaignId: null, name: 'Sharing', emails: 0 });
    expect(mail.delivered[0]?.text).toMatch(/recruit\.test\/family\/approvals\n/);
    expect(events).toEqual([]);
  });

  it('U-08 a mail server that is down is tried again: nothing is in the log', async () => {
    const mail = new MemoryProductMail();
    mail.isDown = true;
    await expect(ask(mail, CAMPAIGN)).rejects.toMatchObject({ code: 'mail_server_down' });
    expect(events).toEqual([]);
  });

  it('U-09 each guardian hears of a reply that was shown to them, and nothing of what it says', async () => {
    const mail = new MemoryProductMail();
    const reply = { athleteId: 'marcus', replyId: 'reply' } as unknown as Parameters<NotifyOfReply['run']>[0];
    await new NotifyOfReply(guardianships, mail).run(reply);
    expect(mail.delivered.map(({ to, subject }) => [to.address, subject])).toEqual(
      PARENTS.map(({ email }) => [email, 'Marcus shows you a reply that may not be from a coach']),
    );
  });
});
