import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { DataExports } from '../../application/ports/data-exports.js';

@Injectable()
export class SqlDataExports extends DataExports {
  constructor(private readonly source: DataSource) {
    super();
  }

  async startOver(userId: string): Promise<string | null> {
    const [row] = await this.source.query<{ id: string }[]>(`select id from data_exports where user_id = $1 and state = 'making'`, [
      userId,
    ]);
    if (!row) return null;
    await this.source.query('delete from data_export_parts where export_id = $1', [row.id]);
    return row.id;
  }

  async addPart(exportId: string, part: number, bytes: Buffer): Promise<void> {
    await this.source.query('insert into data_export_parts (export_id, part, bytes) values ($1, $2, $3)', [exportId, part, bytes]);
  }

  async noteStep(exportId: string, done: number): Promise<void> {
    await this.source.query('update data_exports set steps_done = least($2, steps) where id = $1', [exportId, done]);
  }

  async finish(exportId: string, state: 'ready' | 'failed'): Promise<void> {
    await this.source.query(
      `update data_exports set state = $2, steps_done = steps, size = coalesce((select sum(length(bytes)) from data_export_parts where export_id = $1), 0)
       where id = $1 and state = 'making'`,
      [exportId, state],
    );
  }
}
