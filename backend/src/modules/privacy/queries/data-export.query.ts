import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../shared-kernel/clock.js';
import { NO_EXPORT, type ExportView } from '../domain/data-export.js';

const VIEW = `
select state, steps_done as "stepsDone", steps, size::float8 as bytes, requested_at as "requestedAt", expires_at as "expiresAt"
from data_exports where user_id = $1 and expires_at > $2`;

/** The copy of a user's data: how far it is, and its bytes. */
@Injectable()
export class DataExportQuery {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async view(userId: string): Promise<ExportView> {
    const [row] = await this.source.query<ExportView[]>(VIEW, [userId, this.clock.now()]);
    return row ?? NO_EXPORT;
  }

  /** The bytes of a copy that is ready, part after part; null when there is none. */
  async open(userId: string): Promise<{ bytes: number; parts: AsyncIterable<Buffer> } | null> {
    const [row] = await this.source.query<{ id: string; bytes: number }[]>(
      `select id, size::float8 as bytes from data_exports where user_id = $1 and state = 'ready' and expires_at > $2`,
      [userId, this.clock.now()],
    );
    return row ? { bytes: row.bytes, parts: this.parts(row.id) } : null;
  }

  private async *parts(id: string): AsyncIterable<Buffer> {
    for (let part = 0; ; part += 1) {
      const [row] = await this.source.query<{ bytes: Buffer }[]>('select bytes from data_export_parts where export_id = $1 and part = $2', [
        id,
        part,
      ]);
      if (!row) return;
      yield row.bytes;
    }
  }
}
