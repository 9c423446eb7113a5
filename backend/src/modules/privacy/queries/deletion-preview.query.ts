import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { countRows } from '../adapters/persistence/count-rows.js';
import { WAITING } from '../adapters/persistence/deletions.sql.js';
import type { Counted } from '../domain/deletion.js';

export interface Preview {
  items: Counted[];
  /** Queued emails, which a deletion cancels. */
  waitingEmails: number;
  hasGmail: boolean;
}

/** What goes when an account is deleted. */
@Injectable()
export class DeletionPreviewQuery {
  constructor(private readonly source: DataSource) {}

  async of(userId: string): Promise<Preview> {
    const [waiting] = await this.source.query<Omit<Preview, 'items'>[]>(WAITING, [userId]);
    const items = await countRows(this.source.manager, userId);
    return { items, waitingEmails: waiting?.waitingEmails ?? 0, hasGmail: waiting?.hasGmail ?? false };
  }
}
