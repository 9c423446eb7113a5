import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { AuditLog } from '../../audit/index.js';
import { Deletions, type NewDeletion } from './ports/deletions.js';
import { PlannedDeletions } from './ports/planned-deletions.js';

/** Begins the deletions whose day has come. From there on each goes the way of one that its athlete pressed. */
@Injectable()
export class BeginPlannedDeletions {
  constructor(
    private readonly plans: PlannedDeletions,
    private readonly deletions: Deletions,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly audit: AuditLog,
  ) {}

  /** Goes on with the others when one cannot be begun; throws the first error at the end, so that the job is tried again. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const failures: unknown[] = [];
    for (const userId of await this.plans.due(now)) {
      // Nobody is there to be given the receipt.
      const deletion = { id: this.ids.next(), userId, receiptToken: this.ids.token(), now };
      await this.begin(deletion).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  private async begin(deletion: NewDeletion): Promise<void> {
    await this.deletions.begin(deletion);
    const { userId: subjectId } = deletion;
    await this.audit.append({ kind: 'deletion_begun', actor: 'server', actorId: null, subjectId, address: null, detail: {} });
  }
}
