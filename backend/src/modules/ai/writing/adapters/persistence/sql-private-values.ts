import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { profileColumns } from '../../../../profile/fields/index.js';
import { PrivateValuesReader } from '../../application/ports/private-values.js';
import { NO_PRIVATE_VALUES, type PrivateValues } from '../../domain/privacy/private-values.js';

const FIELDS = Object.keys(NO_PRIVATE_VALUES) as (keyof PrivateValues)[];

@Injectable()
export class SqlPrivateValues extends PrivateValuesReader {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string): Promise<PrivateValues> {
    const select = `select ${profileColumns(FIELDS)} from athlete_profiles p where p.user_id = $1`;
    const [row] = await this.source.query<PrivateValues[]>(select, [userId]);
    return row ?? NO_PRIVATE_VALUES;
  }
}
