import { Injectable } from '@nestjs/common';

import { SchoolNotFound } from '../../directory/index.js';
import { staffPageLink, type StaffPageLink } from '../domain/staff-page-link.js';
import { PageSubjectQuery } from '../queries/page-subject.query.js';
import { AthleticsSites } from './athletics-sites.js';

/** Where an athlete finds a school's staff page; nothing is fetched. */
@Injectable()
export class FindStaffPage {
  constructor(
    private readonly subjects: PageSubjectQuery,
    private readonly sites: AthleticsSites,
  ) {}

  /** Throws SchoolNotFound. */
  async run(userId: string, schoolId: number): Promise<StaffPageLink> {
    const school = await this.subjects.of(userId, schoolId);
    if (!school) throw new SchoolNotFound();
    return staffPageLink(school.name, school.pastedUrl, await this.sites.of(school));
  }
}
