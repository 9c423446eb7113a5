import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryConfirmations } from '../testing/memory-confirmations.js';
import { AskCoach, type AskInput } from './ask-coach.use-case.js';
import type { ConfirmationMail } from './ports/confirmation-mailer.js';

const INPUT: AskInput = { coachName: ' Dale Rivers ', coachSchool: ' East High ', address: ' dale@school.test ', figures: ['weight'] };

describe('AskCoach', () => {
  function world(ask: (mail: ConfirmationMail) => Promise<string | null>) {
    const confirmations = new MemoryConfirmations(new Map([['marcus', { name: 'Marcus Lee', figures: { weight: 205 } }]]));
    return { confirmations, asking: new AskCoach(confirmations, { ask }, new FixedClock(), new SequenceIds()) };
  }

  it('U-12 the coach gets a link for 14 days; what was typed around a name is left out', async () => {
    const mails: ConfirmationMail[] = [];
    const { asking, confirmations } = world(async (mail) => {
      mails.push(mail);
      return null;
    });
    expect(await asking.run('marcus', INPUT)).toBeNull();
    const [kept] = confirmations.kept;
    expect(mails).toEqual([{ to: 'dale@school.test', coach: 'Dale Rivers', athlete: 'Marcus Lee', token: kept?.token }]);
    expect(kept).toMatchObject({ coachSchool: 'East High', mailed: true });
    expect(Number(kept?.expiresAt) - Number(kept?.createdAt)).toBe(14 * 24 * 3600_000);
  });

  it('U-12 without a mail server the link is handed over and does not count as mailed', async () => {
    const { asking, confirmations } = world(async ({ token }) => `https://recruit.test/coach-word?token=${token}`);
    expect(await asking.run('marcus', INPUT)).toContain(`token=${confirmations.kept[0]?.token}`);
    expect(confirmations.kept[0]?.mailed).toBe(false);
  });

  it('U-12 when the mail server is down nobody is asked, and the press can be repeated', async () => {
    const { asking, confirmations } = world(() => Promise.reject(new Error('down')));
    await expect(asking.run('marcus', INPUT)).rejects.toThrow('down');
    expect(confirmations.kept).toEqual([]);
  });
});
