import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../shared-kernel/clock.js';
import { RECEIPT } from '../adapters/persistence/deletions.sql.js';
import { receiptHash } from '../adapters/persistence/receipt-hash.js';
import { RECEIPT_KEPT_MS, type Receipt } from '../domain/deletion.js';
import { UnknownReceipt } from '../domain/privacy-errors.js';

/** The receipt of a deletion, for a day, for anyone who has its token. */
@Injectable()
export class ReceiptQuery {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Throws UnknownReceipt. */
  async byToken(token: string): Promise<Receipt> {
    const since = new Date(this.clock.now().getTime() - RECEIPT_KEPT_MS);
    const [receipt] = await this.source.query<Receipt[]>(RECEIPT, [receiptHash(token), since]);
    if (!receipt) throw new UnknownReceipt();
    return receipt;
  }
}
