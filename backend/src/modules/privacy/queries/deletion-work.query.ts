import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { HAS_WORK } from '../adapters/persistence/deletions.sql.js';
import { RECEIPT_KEPT_MS } from '../domain/deletion.js';

/** Whether any deletion has to be begun, gone on with, or forgotten. */
@Injectable()
export class DeletionWorkQuery {
  constructor(private readonly source: DataSource) {}

  async isThere(now: Date): Promise<boolean> {
    const old = new Date(now.getTime() - RECEIPT_KEPT_MS);
    return (await this.source.query<unknown[]>(HAS_WORK, [now, old])).length > 0;
  }
}
