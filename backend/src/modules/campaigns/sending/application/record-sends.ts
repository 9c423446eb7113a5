import { Injectable } from '@nestjs/common';

import { SendLedger, type Result } from '../../ledger/index.js';

/** More than the batches that can be under way when a database goes away; what is older is not kept. */
const MOST_KEPT = 1000;

interface Outcomes {
  campaignId: string;
  results: Result[];
  /** When they were known. */
  at: Date;
}

/**
 * Writes into the ledger what became of emails. Outcomes that cannot be written, because the database is out of reach, stay in
 * this process until they can: otherwise an email that arrived would be called unknown.
 */
@Injectable()
export class RecordSends {
  private readonly waiting = new Set<Outcomes>();

  constructor(private readonly ledger: SendLedger) {}

  /** Throws when the ledger cannot be reached; the outcomes are kept for `flush`. */
  async run(campaignId: string, results: Result[], at: Date): Promise<void> {
    const outcomes = { campaignId, results, at };
    this.waiting.add(outcomes);
    const [oldest] = this.waiting;
    if (oldest && this.waiting.size > MOST_KEPT) this.waiting.delete(oldest);
    await this.write(outcomes);
  }

  /** Writes the buffered results; the first error is thrown after all were tried. Idempotent: the ledger accepts a result once. */
  async flush(): Promise<void> {
    const ended = await Promise.allSettled([...this.waiting].map((outcomes) => this.write(outcomes)));
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason as Error;
  }

  private async write(outcomes: Outcomes): Promise<void> {
    await this.ledger.record(outcomes.campaignId, outcomes.results, outcomes.at);
    this.waiting.delete(outcomes);
  }
}
