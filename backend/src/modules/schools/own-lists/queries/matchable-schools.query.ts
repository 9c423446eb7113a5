import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { MatchableSchool } from '../domain/school-matcher.js';

const SCHOOLS = `
select id, name, state, division, name_key as "nameKey", aliases from schools order by id`;

@Injectable()
export class MatchableSchoolsQuery {
  constructor(private readonly source: DataSource) {}

  /** The directory by the names under which a spreadsheet may speak of a school. */
  all(): Promise<MatchableSchool[]> {
    return this.source.query(SCHOOLS);
  }
}
