import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { AuditLog } from '../../audit/index.js';
import { Deletions } from './ports/deletions.js';
import { ReceiptByEmail } from './receipt-by-email.js';

/** Begins a deletion whose day has come. From there on it goes the way of one that its athlete pressed; athlete and guardians get the receipt by email. */
@Injectable()
export class BeginByServer {
  constructor(
    private readonly deletions: Deletions,
    private readonly receipt: ReceiptByEmail,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** `byGuardian`: only if no guardian stopped it in the meantime. Throws LastAdmin. */
  async run(userId: string, how: { byGuardian?: true } = {}): Promise<void> {
    const addresses = await this.receipt.addressesOf(userId);
    const deletion = { id: this.ids.next(), userId, receiptToken: this.ids.token(), now: this.clock.now(), ...how };
    if (!(await this.deletions.begin(deletion))) return;
    await this.audit.append({ kind: 'deletion_begun', actor: 'server', actorId: null, subjectId: userId, address: null, detail: {} });
    await this.receipt.send(addresses, deletion.receiptToken);
  }
}
