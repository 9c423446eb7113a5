import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { HAS_DUE } from '../adapters/persistence/answers.sql.js';

/** Returns whether any answer is due. */
@Injectable()
export class DueAnswersQuery {
  constructor(private readonly source: DataSource) {}

  async areThere(now: Date): Promise<boolean> {
    const [row] = await this.source.query<{ due: boolean }[]>(HAS_DUE, [now]);
    return row?.due ?? false;
  }
}
