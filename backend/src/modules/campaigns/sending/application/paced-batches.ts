import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { WorkPace, type Rest } from '../../../../shared-kernel/work-pace.js';
import type { GatewayName } from '../../../gmail/gateways/index.js';
import type { NextMails } from './next-batch.js';
import { SendBatch } from './send-batch.js';

/** A third of the rate at least: what a slow mail server takes counts as work too, so a rest is short in any case. */
const REST: Rest = { times: 2, mostMs: 200, goesFirst: true };

/** A batch that was sent: when to continue (null while no wait is needed), and how long it took. */
export interface SentBatch {
  nextAt: Date | null;
  tookMs: number;
}

/** Runs batches with pauses between them while HTTP requests are served: users wait for pages, but not for the last email of a campaign. */
@Injectable()
export class PacedBatches {
  constructor(
    private readonly batches: SendBatch,
    private readonly pace: WorkPace,
    private readonly clock: Clock,
  ) {}

  lanes(gateway: GatewayName): number {
    return this.batches.lanes(gateway);
  }

  async run(campaignId: string, next: NextMails, processId: number): Promise<SentBatch> {
    const begun = this.clock.now().getTime();
    const nextAt = await this.batches.run(campaignId, next, processId);
    return { nextAt, tookMs: this.clock.now().getTime() - begun };
  }

  /** Whether it rested: then what is next has to be asked again. */
  rest(tookMs: number): Promise<boolean> {
    return this.pace.restAfter(tookMs, REST);
  }
}
