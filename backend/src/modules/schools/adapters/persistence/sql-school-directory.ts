import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SchoolDirectory, type SchoolList } from '../../application/ports/school-directory.js';
import type { CoachView, SchoolTrackingView, SchoolView } from '../../application/school-view.js';
import { schoolSql } from './school-sql.js';

type SharedSchool = Omit<SchoolView, keyof SchoolTrackingView>;

interface SharedList {
  version: string;
  schools: SharedSchool[];
  /** Each school as JSON for an athlete who neither tracks it nor has a contact there. */
  untouched: string[];
}

/** Tracking and contacts by school id, as JSON texts. */
interface AthletePart {
  version: string;
  tracking: string;
  contacts: string;
}

const UNTRACKED: SchoolTrackingView = {
  introEmailSent: false,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'cold',
};

/**
 * Reads the directory. The shared part stays in memory until the version in the database moves on; a list
 * then costs one small statement for the athlete's part.
 */
@Injectable()
export class SqlSchoolDirectory extends SchoolDirectory {
  private shared?: SharedList;

  constructor(private readonly source: DataSource) {
    super();
  }

  async list(userId: string): Promise<SchoolList> {
    const [own] = await this.source.query<AthletePart[]>(schoolSql.athletePart, [userId]);
    if (!own) throw new Error('the athlete part of the directory has always one row');
    const shared = await this.sharedAt(own.version);
    const hash = createHash('sha256').update(own.tracking).update(own.contacts).digest('base64url');
    return { version: `${shared.version}-${hash.slice(0, 22)}`, json: () => listJson(shared, own) };
  }

  async byId(userId: string, schoolId: number): Promise<SchoolView | null> {
    const [row] = await this.source.query<
      { school: SharedSchool; tracking: SchoolTrackingView | null; contacts: CoachView[] }[]
    >(schoolSql.oneSchool, [userId, schoolId]);
    return row ? viewOf(row.school, row.tracking ?? undefined, row.contacts) : null;
  }

  private async sharedAt(version: string): Promise<SharedList> {
    if (this.shared?.version === version) return this.shared;
    const rows = await this.source.query<(SharedSchool & { version: string })[]>(schoolSql.sharedList);
    const schools = rows.map(({ version: _, ...school }) => school);
    const untouched = schools.map((school) => JSON.stringify(viewOf(school, undefined, [])));
    this.shared = { version: rows[0]?.version ?? version, schools, untouched };
    return this.shared;
  }
}

function listJson(shared: SharedList, own: AthletePart): string {
  const tracking = JSON.parse(own.tracking) as Record<string, SchoolTrackingView>;
  const contacts = JSON.parse(own.contacts) as Record<string, CoachView[]>;
  const items = shared.schools.map((school, at) => {
    const touched = tracking[school.id] !== undefined || contacts[school.id] !== undefined;
    if (!touched) return shared.untouched[at];
    return JSON.stringify(viewOf(school, tracking[school.id], contacts[school.id] ?? []));
  });
  return `[${items.join(',')}]`;
}

function viewOf(
  school: SharedSchool,
  tracking: SchoolTrackingView | undefined,
  contacts: CoachView[],
): SchoolView {
  return { ...school, ...(tracking ?? UNTRACKED), coaches: [...school.coaches, ...contacts] };
}
