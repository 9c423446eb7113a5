import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { IndexedSchool } from '../domain/school-index.js';

/** Reads all schools of the directory with the names that a file may use for them. */
@Injectable()
export class SchoolNames {
  constructor(private readonly source: DataSource) {}

  all(): Promise<IndexedSchool[]> {
    return this.source.query('select id, name_key as "nameKey", state, aliases from schools');
  }
}
