import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { KNOWN_COACHES } from '../adapters/persistence/known-coaches.sql.js';
import type { NamedSchool } from '../domain/other-school.js';
import type { KnownCoach } from '../domain/plan-staff-import.js';

/** What a pasted page is compared with. */
@Injectable()
export class PageContextQuery {
  constructor(private readonly source: DataSource) {}

  /** The coaches of a school whom the athlete sees. */
  coaches(userId: string, schoolId: number): Promise<KnownCoach[]> {
    return this.source.query(KNOWN_COACHES, [userId, schoolId]);
  }

  /** All schools, as a page may name them. */
  schools(): Promise<NamedSchool[]> {
    return this.source.query('select id, name, mascot, aliases, website_url as "websiteUrl" from schools order by id');
  }
}
