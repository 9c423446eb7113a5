import { MemoryProductMail } from '../../../shared-kernel/testing/memory-product-mail.js';
import type { Account, ReadAccount } from '../../auth/index.js';
import { WriteFactorNotice } from './write-factor-notice.use-case.js';

describe('the email about a second factor', () => {
  async function write(account: Partial<Account> | null): Promise<MemoryProductMail> {
    const mail = new MemoryProductMail();
    const accounts: Partial<ReadAccount> = { byId: async () => account as Account | null };
    await new WriteFactorNotice(accounts as ReadAccount, mail).run('marcus', { what: 'recovery_code_used', left: 9 });
    return mail;
  }

  it('U-03 it goes to the address of the account when it is written, and says what happened', async () => {
    const { delivered } = await write({ username: 'marcus', email: 'new@mail.test' });
    expect(delivered).toMatchObject([{ to: { address: 'new@mail.test' }, subject: 'A recovery code was used' }]);
    expect(delivered[0]?.text).toContain('Codes left: 9.');
  });

  it('U-03 an account that is gone by then gets none', async () => {
    expect((await write(null)).delivered).toEqual([]);
  });
});
