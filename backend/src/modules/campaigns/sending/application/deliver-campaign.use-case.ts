import { Injectable } from '@nestjs/common';

import { Jobs } from '../../../../shared-kernel/jobs.js';
import { NextBatch } from './next-batch.js';
import { WorkerIdentity } from './ports/worker-identity.js';
import { GuardSchedule } from '../../control/index.js';
import { DELIVER_QUEUE } from '../../ledger/index.js';
import { PacedBatches } from './paced-batches.js';

/** What the lanes of one run share. */
interface Run {
  campaignId: string;
  /** When to continue; null while no wait is needed. */
  nextAt: Date | null;
  /** A lane found nothing more, has to wait or failed: the others finish their batch. */
  isOver: boolean;
  /** Each resolves to what went wrong in it. */
  lanes: Promise<Error | null>[];
}

const none = () => null;
const asError = (error: unknown) => error as Error;

/**
 * Sends what is due of one campaign, batch by batch: claim (committed), send, record (committed). An
 * interruption at any point leaves a row with its state; a claimed row is never sent a second time.
 */
@Injectable()
export class DeliverCampaign {
  private stopping = false;

  constructor(
    private readonly schedule: GuardSchedule,
    private readonly next: NextBatch,
    private readonly batches: PacedBatches,
    private readonly jobs: Jobs,
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

  /** Every lane has ended when this does, also when one of them failed. */
  private async sendAll(campaignId: string): Promise<void> {
    const run: Run = { campaignId, lanes: [], nextAt: null, isOver: false };
    this.open(run, 1);
    // A lane may open others before it ends.
    const failures: (Error | null)[] = [];
    for (let at = 0; at < run.lanes.length; at += 1) failures.push((await run.lanes[at]) ?? null);
    const failure = failures.find((one) => one !== null);
    if (failure) throw failure;
    if (run.nextAt) await this.jobs.send(DELIVER_QUEUE, { campaignId }, { key: campaignId, startAfter: run.nextAt });
  }

  /** Until `count` lanes are open. */
  private open(run: Run, count: number): void {
    while (run.lanes.length < count)
      run.lanes.push(
        this.lane(run)
          .then(none, asError)
          .finally(() => (run.isOver = true)),
      );
  }

  private async lane(run: Run): Promise<void> {
    const { campaignId } = run;
    let tookMs = 0;
    while (!this.stopping && !run.isOver) {
      await this.schedule.run(campaignId);
      const next = await this.next.run(campaignId);
      if (!next) return;
      // No rest after the last batch: a job for emails that become due meanwhile would find the campaign
      // locked.
      if (await this.batches.rest(tookMs)) {
        tookMs = 0;
        continue;
      }
      this.open(run, this.batches.lanes(next.gateway));
      const { nextAt, tookMs: ms } = await this.batches.run(campaignId, next, await this.worker.id());
      tookMs = ms;
      if (nextAt === null) continue;
      if (run.nextAt === null || nextAt > run.nextAt) run.nextAt = nextAt;
      return;
    }
  }
}
