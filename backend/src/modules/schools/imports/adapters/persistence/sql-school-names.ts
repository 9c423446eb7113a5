import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SchoolNames } from '../../application/ports/school-names.js';
import type { IndexedSchool } from '../../domain/school-index.js';

@Injectable()
export class SqlSchoolNames extends SchoolNames {
  constructor(private readonly source: DataSource) {
    super();
  }

  all(): Promise<IndexedSchool[]> {
    return this.source.query('select id, name_key as "nameKey", state, aliases from schools');
  }
}
