import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { AuditLog } from '../../audit/index.js';
import { Deletions } from './ports/deletions.js';

/** Begins a deletion whose day has come. From there on it goes the way of one that its athlete pressed; nobody is there to be given the receipt. */
@Injectable()
export class BeginByServer {
  constructor(
    private readonly deletions: Deletions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** `byGuardian`: only if no guardian stopped it meanwhile. Throws LastAdmin. */
  async run(userId: string, how: { byGuardian?: true } = {}): Promise<void> {
    const deletion = { id: this.ids.next(), userId, receiptToken: this.ids.token(), now: this.clock.now(), ...how };
    if (!(await this.deletions.begin(deletion))) return;
    await this.audit.append({ kind: 'deletion_begun', actor: 'server', actorId: null, subjectId: userId, address: null, detail: {} });
  }
}
