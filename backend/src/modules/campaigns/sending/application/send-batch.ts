import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { Bulk, GatewayName, SendOutcome } from '../../../gmail/gateways/index.js';
import { gaveUp } from '../domain/gave-up.js';
import { nextTryAt } from '../domain/next-try.js';
import { MailDispatcher } from './mail-dispatcher.js';
import type { NextMails } from './next-batch.js';
import { SendLedger, type AthleteCap, type ClaimedMail, type Result, SendingPolicy } from '../../ledger/index.js';
import { RecordSends } from './record-sends.js';

/** After a try that failed the campaign goes on after this; the email itself waits longer and longer. */
const RETRY_MS = 30_000;
/**
 * From here on all that waits for the way is put off, so that it is not tried one by one. No job waits for that long: it
 * would keep out an earlier one, and the sweep finds what is due.
 */
const LONG_WAIT_MS = 30_000;
const CAP_RETRY_MS = 10 * 60_000;
const DAY_MS = 24 * 3600 * 1000;

type NotSent = Extract<SendOutcome, { kind: 'not_sent' }>;

function isLost({ code }: NotSent): boolean {
  return code === 'needs_reconnect' || code === 'not_connected';
}

/** One round of claim → send → record. */
@Injectable()
export class SendBatch {
  constructor(
    private readonly ledger: SendLedger,
    private readonly dispatcher: MailDispatcher,
    private readonly records: RecordSends,
    private readonly policy: SendingPolicy,
    private readonly clock: Clock,
  ) {}

  /** How many batches may be under way at once. */
  lanes(gateway: GatewayName): number {
    return this.bulk(gateway)?.lanes ?? 1;
  }

  /** `processId` marks what is claimed. Returns when to go on; null = at once. */
  async run(campaignId: string, { userId, gateway, account }: NextMails, processId: number): Promise<Date | null> {
    const athleteCap = this.athleteCap(userId, gateway);
    if (athleteCap && (await this.ledger.leftSince(userId, gateway, athleteCap.since)) >= athleteCap.most) {
      await this.ledger.spread(athleteCap, gateway, this.clock.now());
      return null;
    }
    const limit = await this.limit(gateway);
    if (limit <= 0) return this.later(CAP_RETRY_MS);
    const mails = await this.ledger.claim({
      campaignId,
      account,
      gateway,
      limit,
      athleteCap,
      processId,
      now: this.clock.now(),
      messageIdDomain: this.dispatcher.messageIdDomain,
    });
    const outcomes = await this.dispatcher.sendOfCampaign(mails);
    const results = mails.flatMap((mail, at) => (outcomes[at] ? [this.result(mail, outcomes[at])] : []));
    await this.records.run(campaignId, results, this.clock.now());
    return mails[0] ? this.nextRound(mails[0].userId, gateway, outcomes) : null;
  }

  private async nextRound(userId: string, gateway: GatewayName, outcomes: SendOutcome[]): Promise<Date | null> {
    const held = outcomes.filter((outcome) => outcome.kind === 'not_sent');
    // Who has signed in again during the batch, and lets the campaign go on, is not stopped by what the batch found before.
    if (held.some(isLost) && !(await this.dispatcher.hasUsable(userId, gateway))) {
      await this.ledger.pause(userId, gateway, 'needs_reconnect', this.clock.now());
      return null;
    }
    const [retryAt] = held.flatMap((outcome) => outcome.retryAt ?? []).sort((a, b) => b.getTime() - a.getTime());
    if (retryAt && retryAt > this.later(LONG_WAIT_MS)) {
      await this.ledger.postpone(userId, gateway, retryAt, this.clock.now());
      return null;
    }
    if (held.length > 0) return retryAt ?? this.later(RETRY_MS);
    const interval = this.dispatcher.gateway(gateway)?.intervalMs ?? 0;
    return interval > 0 ? this.later(interval) : null;
  }

  private athleteCap(userId: string, gateway: GatewayName): AthleteCap | undefined {
    const most = this.policy.smtpAthleteDailyCap;
    return gateway === 'smtp' && most > 0 ? { userId, most, since: this.later(-DAY_MS) } : undefined;
  }

  /** Null under a cap: two batches would count the same emails as left, and what bounces is to stop the rest soon. */
  private bulk(gateway: GatewayName): Bulk | null {
    const { smtpAthleteDailyCap, smtpDailyCap } = this.policy;
    if (gateway === 'smtp' && (smtpAthleteDailyCap > 0 || smtpDailyCap !== undefined)) return null;
    return this.dispatcher.gateway(gateway)?.bulk ?? null;
  }

  private async limit(gateway: GatewayName): Promise<number> {
    const batch = this.bulk(gateway)?.batchSize ?? this.dispatcher.gateway(gateway)?.batchSize ?? 1;
    const cap = gateway === 'smtp' ? this.policy.smtpDailyCap : undefined;
    if (cap === undefined) return batch;
    const sent = await this.ledger.sentSince(gateway, this.later(-DAY_MS));
    return Math.min(batch, cap - sent);
  }

  private result(mail: ClaimedMail, outcome: SendOutcome): Result {
    const { id, attemptId } = mail;
    const plain = {
      id,
      attemptId,
      reasonCode: null,
      errorMessage: null,
      providerMessageId: null,
      threadId: null,
      dueAt: null,
    };
    switch (outcome.kind) {
      case 'sent':
        return { ...plain, status: 'sent', providerMessageId: outcome.providerMessageId, threadId: outcome.threadId };
      case 'kept':
        return { ...plain, status: 'kept' };
      case 'refused':
        return {
          ...plain,
          status: 'failed',
          reasonCode: 'refused',
          errorMessage: outcome.message,
          suppress: outcome.addressDead === true,
        };
      case 'not_sent':
        return { ...plain, ...this.notSent(mail, outcome) };
      case 'unknown':
        return { ...plain, status: 'unknown', reasonCode: 'no_answer', errorMessage: outcome.message };
    }
  }

  /** It waits for the account or the pace, or a try failed: then it is tried for a day, and has failed with the last words. */
  private notSent(
    { deferredSince }: ClaimedMail,
    { code, message, retryAt }: NotSent,
  ): Pick<Result, 'status' | 'reasonCode' | 'errorMessage' | 'dueAt' | 'deferredSince'> {
    const queued = { status: 'queued' as const, errorMessage: message };
    if (code) return { ...queued, reasonCode: code, dueAt: retryAt ?? this.later(RETRY_MS), deferredSince };
    const since = deferredSince ?? this.clock.now();
    const next = nextTryAt(since, this.clock.now());
    if (!next) return { status: 'failed', reasonCode: 'not_reached', errorMessage: gaveUp(message), dueAt: null };
    const dueAt = retryAt && retryAt > next ? retryAt : next;
    return { ...queued, reasonCode: 'not_reached', dueAt, deferredSince: since };
  }

  private later(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
