import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { profileColumns } from '../../../profile/fields/index.js';
import { NO_PRIVATE_VALUES, type PrivateValues } from '../domain/private-values.js';

const FIELDS = Object.keys(NO_PRIVATE_VALUES) as (keyof PrivateValues)[];

/** Reads the private data of an athlete that must be masked in texts; it is used for nothing else. */
@Injectable()
export class PrivateValuesQuery {
  constructor(private readonly source: DataSource) {}

  async of(userId: string): Promise<PrivateValues> {
    const select = `select ${profileColumns(FIELDS)} from athlete_profiles p where p.user_id = $1`;
    const [row] = await this.source.query<PrivateValues[]>(select, [userId]);
    return row ?? NO_PRIVATE_VALUES;
  }
}
