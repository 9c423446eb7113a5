import { Injectable } from '@nestjs/common';

import { NextBatch } from './next-batch.js';
import { DeliveryJobs } from './ports/delivery-jobs.js';
import { WorkerIdentity } from './ports/worker-identity.js';
import { GuardSchedule } from './schedule/guard-schedule.js';
import { SendBatch } from './send-batch.js';

/**
 * Sends what is due of one campaign, batch by batch: claim (committed), send, record (committed). Whatever
 * stops it in between leaves a row that says so; it never sends a claimed row a second time.
 */
@Injectable()
export class DeliverCampaign {
  private stopping = false;

  constructor(
    private readonly schedule: GuardSchedule,
    private readonly next: NextBatch,
    private readonly batches: SendBatch,
    private readonly jobs: DeliveryJobs,
    private readonly worker: WorkerIdentity,
  ) {}

  /** Lets the batch that is under way finish, then stops; the rest goes on with the next start. */
  stop(): void {
    this.stopping = true;
  }

  /** One sender per campaign at a time, so that pacing holds with any number of processes. */
  async run(campaignId: string): Promise<void> {
    await this.worker.exclusively(`deliver ${campaignId}`, () => this.sendAll(campaignId));
  }

  private async sendAll(campaignId: string): Promise<void> {
    while (!this.stopping) {
      await this.schedule.run(campaignId);
      const next = await this.next.run(campaignId);
      if (!next) return;
      const nextAt = await this.batches.run(campaignId, next);
      if (nextAt) return this.jobs.deliver(campaignId, nextAt);
    }
  }
}
