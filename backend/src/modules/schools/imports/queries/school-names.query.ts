import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { IndexedSchool } from '../domain/school-index.js';

/** All schools of the directory by the names under which a file may speak of them. */
@Injectable()
export class SchoolNames {
  constructor(private readonly source: DataSource) {}

  all(): Promise<IndexedSchool[]> {
    return this.source.query('select id, name_key as "nameKey", state, aliases from schools');
  }
}
