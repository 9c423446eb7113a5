import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import type { Guardian, Guardianships } from '../../guardians/index.js';
import { NotifyOfDeletion } from './notify-of-deletion.use-case.js';

const DAY = '2026-11-28T15:00:00.000Z';

describe('telling of a deletion', () => {
  async function notify(to: string, deletedAt: string | null, ownAddress: string | null = 'marcus@mail.test') {
    const guardianships: Partial<Guardianships> = {
      nameOf: async () => 'Marcus',
      addressOf: async () => ownAddress,
      guardiansOf: async () => [{ id: 'dana', name: 'Dana', email: 'dana@home.test' } as Guardian],
    };
    const mail = new MemoryProductMail();
    await new NotifyOfDeletion(guardianships as Guardianships, mail).run({ athleteId: 'marcus', to, deletedAt });
    return mail.delivered.map(({ to: { address }, subject }) => [address, subject]);
  }

  it('U-08 the athlete reads on which day the own account goes', async () => {
    expect(await notify('marcus', DAY)).toEqual([['marcus@mail.test', 'Your account will be deleted on Saturday, November 28']]);
  });

  it('U-08 a guardian reads whose account goes, and that it was stopped', async () => {
    expect(await notify('dana', DAY)).toEqual([['dana@home.test', 'Marcus’s account will be deleted on Saturday, November 28']]);
    expect(await notify('dana', null)).toEqual([['dana@home.test', 'Marcus’s account will not be deleted']]);
  });

  it('U-08 nobody is written to who is no guardian any more or whose account is gone', async () => {
    expect(await notify('chris', DAY)).toEqual([]);
    expect(await notify('marcus', DAY, null)).toEqual([]);
  });
});
