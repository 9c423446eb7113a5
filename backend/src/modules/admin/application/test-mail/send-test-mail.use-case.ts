import { Injectable } from '@nestjs/common';

import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { type ProductEmail, ProductMail } from '../../../../shared-kernel/product-mail.js';
import { GuardPlatformMail } from '../../../campaigns/control/index.js';
import { AdminAddressesQuery } from '../../queries/admin-addresses.query.js';

class PlatformStopped extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'platform_stopped',
      message: 'Email from the platform’s address is stopped after too many bounces. Resume sending first.',
    });
  }
}

class AdminGone extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'unknown_account', message: 'Your account was removed.' });
  }
}

/** A test email from the platform's own address, to the admin who asks for it. */
@Injectable()
export class SendTestMail {
  constructor(
    private readonly admins: AdminAddressesQuery,
    private readonly platform: GuardPlatformMail,
    private readonly mail: ProductMail,
  ) {}

  /** Returns the address, and whether the mail server took the email. */
  async run(adminId: string): Promise<{ to: string; delivery: 'delivered' | 'kept' }> {
    const admin = await this.admins.of(adminId);
    if (admin === null) throw new AdminGone();
    if (await this.platform.isStopped()) throw new PlatformStopped();
    return { to: admin.address, delivery: await this.mail.send(this.emailTo(admin)) };
  }

  private emailTo(to: { name: string; address: string }): ProductEmail {
    const { publicUrl, sender } = this.mail;
    const text = `An admin asked for this email on the Operations page of ${publicUrl}. It is not in spam? Then email from ${sender} arrives.\n`;
    return { to, subject: 'Test email from Recruit', text };
  }
}
