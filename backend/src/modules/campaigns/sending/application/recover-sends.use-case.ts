import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Jobs } from '../../../../shared-kernel/jobs.js';
import { MailGateways, type LookUp } from '../../../gmail/gateways/index.js';
import { DELIVER_QUEUE, SendLedger, type OpenEnd, type Result } from '../../ledger/index.js';
import { WorkerIdentity } from './ports/worker-identity.js';

/** A send that takes longer than this is given up, even when its process is alive. */
const STUCK_MS = 10 * 60_000;
const OPEN_ENDS = 200;

/**
 * Cleans up after crashes: rows of dead senders become unknown, unknown ones are looked up where the way
 * allows it, and campaigns that still have mail to send get a sender.
 */
@Injectable()
export class RecoverSends {
  constructor(
    private readonly ledger: SendLedger,
    private readonly gateways: MailGateways,
    private readonly worker: WorkerIdentity,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.abandon();
    await this.reconcile();
    for (const campaignId of await this.ledger.waitingCampaigns(this.clock.now())) {
      await this.jobs.send(DELIVER_QUEUE, { campaignId }, { key: campaignId });
    }
  }

  private async abandon(): Promise<void> {
    const dead: number[] = [];
    for (const id of await this.ledger.claimants()) {
      if (!(await this.worker.isAlive(id))) dead.push(id);
    }
    const now = this.clock.now();
    await this.ledger.abandon(dead, new Date(now.getTime() - STUCK_MS), now);
  }

  private async reconcile(): Promise<void> {
    for (const end of await this.ledger.openEnds(OPEN_ENDS)) {
      const result = await this.settled(end);
      if (result) await this.ledger.record(end.campaignId, [result], this.clock.now());
    }
  }

  private async settled(end: OpenEnd): Promise<Result | null> {
    const gateway = this.gateways.byName(end.gateway);
    if (!gateway) return null;
    // A look-up that fails proves nothing: the email stays unknown.
    const found = await gateway.lookUp(end).catch((): LookUp => ({ kind: 'cannot_tell' }));
    const { id, attemptId } = end;
    const plain = { id, attemptId, reasonCode: null, errorMessage: null, providerMessageId: null, threadId: null, dueAt: null };
    if (found.kind === 'kept') return { ...plain, status: 'kept' };
    if (found.kind === 'sent') {
      const { providerMessageId, threadId } = found;
      return { ...plain, status: 'sent', providerMessageId, threadId };
    }
    const now = this.clock.now();
    const settled = now.getTime() - end.claimedAt.getTime() >= gateway.settleMs;
    return found.kind === 'absent' && settled ? { ...plain, status: 'queued', dueAt: now } : null;
  }
}
