import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { MatchableSchool } from '../domain/school-matcher.js';

const SCHOOLS = `
select id, name, state, division, name_key as "nameKey", aliases from schools order by id`;

@Injectable()
export class MatchableSchoolsQuery {
  constructor(private readonly source: DataSource) {}

  /** Returns the directory's schools with the names that a spreadsheet may use for them. */
  all(): Promise<MatchableSchool[]> {
    return this.source.query(SCHOOLS);
  }
}
