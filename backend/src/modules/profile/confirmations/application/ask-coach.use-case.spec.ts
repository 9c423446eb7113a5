import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { confirmationEmail } from '../domain/confirmation-email.js';
import { MemoryConfirmations } from '../testing/memory-confirmations.js';
import { AskCoach, type AskInput } from './ask-coach.use-case.js';

const INPUT: AskInput = { coachName: ' Dale Rivers ', coachSchool: ' East High ', address: ' dale@school.test ', figures: ['weight'] };

describe('AskCoach', () => {
  function world(hasServer = true) {
    const mail = new MemoryProductMail(hasServer);
    const confirmations = new MemoryConfirmations(new Map([['marcus', { name: 'Marcus Lee', figures: { weight: 205 } }]]));
    return { confirmations, mail, asking: new AskCoach(confirmations, mail, new FixedClock(), new SequenceIds()) };
  }

  it('U-12 the coach gets a link for 14 days; what was typed around a name is left out', async () => {
    const { asking, confirmations, mail } = world();
    expect(await asking.run('marcus', INPUT)).toBeNull();
    const [kept] = confirmations.kept;
    const link = `https://recruit.test/coach-word?token=${kept?.token}`;
    expect(mail.delivered).toEqual([confirmationEmail('dale@school.test', { coach: 'Dale Rivers', athlete: 'Marcus Lee', link })]);
    expect(kept).toMatchObject({ coachSchool: 'East High', mailed: true });
    expect(Number(kept?.expiresAt) - Number(kept?.createdAt)).toBe(14 * 24 * 3600_000);
  });

  it('U-12 without a mail server the link is handed over, is nowhere else and does not count as mailed', async () => {
    const { asking, confirmations, mail } = world(false);
    expect(await asking.run('marcus', INPUT)).toContain(`token=${confirmations.kept[0]?.token}`);
    expect(confirmations.kept[0]?.mailed).toBe(false);
    expect([mail.delivered, mail.kept]).toEqual([[], []]);
  });

  it('U-12 when the mail server is down nobody is asked, and the press can be repeated', async () => {
    const { asking, confirmations, mail } = world();
    mail.isDown = true;
    await expect(asking.run('marcus', INPUT)).rejects.toThrow('mail server does not answer');
    expect(confirmations.kept).toEqual([]);
  });
});
