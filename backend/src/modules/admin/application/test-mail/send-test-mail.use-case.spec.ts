import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import type { GuardPlatformMail } from '../../../campaigns/control/index.js';
import type { AdminAddressesQuery } from '../../queries/admin-addresses.query.js';
import { SendTestMail } from './send-test-mail.use-case.js';

const ADMIN = { name: 'coachd', address: 'coachd@recruit.test' };

describe('a test email from the platform’s own address', () => {
  function send(mail: MemoryProductMail, { isStopped = false, adminId = 'admin' } = {}) {
    const admins: Partial<AdminAddressesQuery> = { of: async (id) => (id === 'admin' ? ADMIN : null) };
    const platform: Partial<GuardPlatformMail> = { isStopped: async () => isStopped };
    return new SendTestMail(admins as AdminAddressesQuery, platform as GuardPlatformMail, mail).run(adminId);
  }

  it('O-03 the admin who asked gets it, and hears that the mail server took it', async () => {
    const mail = new MemoryProductMail();
    expect(await send(mail)).toEqual({ to: ADMIN.address, delivery: 'delivered' });
    expect(mail.delivered).toMatchObject([{ to: ADMIN, subject: 'Test email from Recruit' }]);
    expect(mail.delivered[0]?.text).toContain('email from recruit@recruit.test arrives');
  });

  it('O-04 without a mail server it is in the outbox, and the answer says so', async () => {
    const mail = new MemoryProductMail(false);
    expect(await send(mail)).toEqual({ to: ADMIN.address, delivery: 'kept' });
    expect(mail.kept).toHaveLength(1);
  });

  it('O-03 while the address is stopped nothing leaves, and an admin who is gone gets nothing', async () => {
    const mail = new MemoryProductMail();
    await expect(send(mail, { isStopped: true })).rejects.toMatchObject({ code: 'platform_stopped' });
    await expect(send(mail, { adminId: 'gone' })).rejects.toMatchObject({ code: 'unknown_account' });
    expect(mail.delivered).toEqual([]);
  });
});
