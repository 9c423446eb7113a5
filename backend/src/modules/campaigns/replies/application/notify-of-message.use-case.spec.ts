import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import type { AthleteQuery } from '../../../profile/share/index.js';
import { NotifyOfMessage } from './notify-of-message.use-case.js';

describe('the notice of a message by the form', () => {
  it('P-15 goes to the athlete alone and leads to the conversations', async () => {
    const mail = new MemoryProductMail();
    const athletes = { byId: async () => ({ email: 'marcus@mail.test', username: 'marcus' }) } as unknown as AthleteQuery;
    await new NotifyOfMessage(athletes, mail).run('marcus');
    expect(mail.delivered).toMatchObject([{ to: { name: 'marcus', address: 'marcus@mail.test' } }]);
    expect(mail.delivered[0]?.text).toContain('https://recruit.test/conversations');
  });

  it('P-15 without a mail server nothing of it is kept', async () => {
    const mail = new MemoryProductMail(false);
    const athletes = { byId: async () => ({ email: 'marcus@mail.test', username: 'marcus' }) } as unknown as AthleteQuery;
    await new NotifyOfMessage(athletes, mail).run('marcus');
    expect([mail.delivered, mail.kept]).toEqual([[], []]);
  });
});
