import { MemoryProductMail } from '../../../shared-kernel/testing/memory-product-mail.js';
import type { Guardianships } from '../../family/guardians/index.js';
import { deletionEmail } from '../domain/deletion-email.js';
import { ReceiptByEmail } from './receipt-by-email.js';

const GUARDIANS = [{ email: 'dana@mail.test' }, { email: 'sam@mail.test' }];

describe('ReceiptByEmail', () => {
  const receiptOf = (own: string | null, mail = new MemoryProductMail()) => {
    const guardianships = { addressOf: async () => own, guardiansOf: async () => GUARDIANS } as unknown as Guardianships;
    return { mail, receipt: new ReceiptByEmail(guardianships, mail) };
  };

  it('U-04 goes to the athlete, if there is an address, and to each guardian', async () => {
    expect(await receiptOf('marcus@mail.test').receipt.addressesOf('marcus')).toEqual([
      'marcus@mail.test',
      'dana@mail.test',
      'sam@mail.test',
    ]);
    expect(await receiptOf(null).receipt.addressesOf('marcus')).toEqual(['dana@mail.test', 'sam@mail.test']);
  });

  it('U-04 each address gets an email of its own', async () => {
    const { mail, receipt } = receiptOf(null);
    await receipt.send(['dana@mail.test', 'sam@mail.test'], 'secret');
    expect(mail.delivered).toEqual([
      deletionEmail(mail.publicUrl, 'dana@mail.test', 'secret'),
      deletionEmail(mail.publicUrl, 'sam@mail.test', 'secret'),
    ]);
  });

  it('U-04 a mail server that is down, and a server without one, do not stop the deletion', async () => {
    const down = receiptOf(null);
    down.mail.isDown = true;
    await expect(down.receipt.send(['dana@mail.test'], 'secret')).resolves.toBeUndefined();
    const without = receiptOf(null, new MemoryProductMail(false));
    await without.receipt.send(['dana@mail.test'], 'secret');
    expect([without.mail.delivered, without.mail.kept]).toEqual([[], []]);
  });
});
