import { Injectable, Logger } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { PlatformMailer } from '../../../../platform/mail/platform-mailer.js';
import { DeletionMailer } from '../../application/ports/deletion-mailer.js';

const SUBJECT = 'A Recruit account is being deleted';

@Injectable()
export class PlatformDeletionMailer extends DeletionMailer {
  private readonly log = new Logger(PlatformDeletionMailer.name);

  constructor(
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
  ) {
    super();
  }

  async tellBegun(addresses: string[], receiptToken: string): Promise<void> {
    const { publicUrl } = this.config;
    const lines = [
      'An account on Recruit that is yours, or that you watch over, is being deleted now: the 7 days before it are over.',
      '',
      'The receipt, for the next 24 hours:',
      `${publicUrl}/account-deleted/${receiptToken}`,
      '',
    ];
    for (const address of addresses) {
      await this.tell(address, lines).catch((error: unknown) => this.log.warn(`A receipt was not delivered: ${nameOf(error)}`));
    }
  }

  private tell(address: string, lines: string[]): Promise<unknown> {
    return this.mailer.tell({
      to: { name: '', address },
      subject: SUBJECT,
      text: lines.join('\n'),
    });
  }
}

/** Never the message: it may hold the address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'unknown error';
}
