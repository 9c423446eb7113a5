import { Injectable } from '@nestjs/common';

import { WorkPace, type Rest } from '../../../../shared-kernel/work-pace.js';
import type { GatewayName } from '../../../gmail/gateways/index.js';
import type { NextMails } from './next-batch.js';
import { SendBatch } from './send-batch.js';

/** A third of the rate at least: what a slow mail server takes counts as work too, so a rest is short in any case. */
const REST: Rest = { times: 2, mostMs: 200 };

/** Batch after batch, with a rest after each while others call: nobody waits for the last email of a campaign, but everybody for a page. */
@Injectable()
export class PacedBatches {
  constructor(
    private readonly batches: SendBatch,
    private readonly pace: WorkPace,
  ) {}

  lanes(gateway: GatewayName): number {
    return this.batches.lanes(gateway);
  }

  run(campaignId: string, next: NextMails, processId: number): Promise<Date | null> {
    return this.pace.piece(() => this.batches.run(campaignId, next, processId), REST);
  }
}
