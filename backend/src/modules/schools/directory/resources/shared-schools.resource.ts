import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { writeDirectory } from '../adapters/persistence/write-directory.js';
import { SchoolExists, SchoolNotFound } from '../domain/school-errors.js';
import { sharedSchoolOf, type SchoolDraft, type SharedSchoolEntry } from '../domain/shared-school.js';
import { SchoolDependantsQuery, type SchoolDependants } from '../queries/school-dependants.query.js';

const UNIQUE_VIOLATION = '23505';

const INSERT = `
with added as (
  insert into schools (name, name_key, division, city, state, subdivision, conference, mascot, website_url, aliases,
    association, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
  returning id
)
select id from added`;

const UPDATE = `
with changed as (
  update schools set name = $1, name_key = $2, division = $3, city = $4, state = $5, subdivision = $6,
    conference = $7, mascot = $8, website_url = $9, aliases = $10, association = $11, updated_at = $12
  where id = $13
  returning id
)
select id from changed`;

/** The schools of the shared directory, as admins edit them one by one. */
@Injectable()
export class SharedSchools {
  constructor(
    private readonly source: DataSource,
    private readonly dependants: SchoolDependantsQuery,
    private readonly clock: Clock,
  ) {}

  /** Returns the id. Throws InvalidEntry, SchoolExists, ImportRunning. */
  async add(draft: SchoolDraft): Promise<number> {
    const [values, now] = [columns(sharedSchoolOf(draft)), this.clock.now()];
    return writeDirectory(this.source, now, (manager) => store(manager, INSERT, [...values, now]));
  }

  /** Fields missing from the draft become blank. Throws InvalidEntry, SchoolNotFound, SchoolExists, ImportRunning. */
  async change(id: number, draft: SchoolDraft): Promise<void> {
    const [values, now] = [columns(sharedSchoolOf(draft)), this.clock.now()];
    await writeDirectory(this.source, now, (manager) => store(manager, UPDATE, [...values, now, id]));
  }

  /** Returns what was removed with it. Throws SchoolNotFound, ImportRunning. */
  remove(id: number): Promise<SchoolDependants> {
    return writeDirectory(this.source, this.clock.now(), async (manager) => {
      const removed = await this.dependants.of(id, manager);
      await manager.query('delete from schools where id = $1', [id]);
      return removed;
    });
  }
}

function columns(school: SharedSchoolEntry): unknown[] {
  const { name, nameKey, division, city, state, subdivision, conference, mascot, websiteUrl, aliases, association } = school;
  return [name, nameKey, division, city, state, subdivision, conference, mascot, websiteUrl, aliases, association];
}

/** Returns the id. Throws SchoolExists, SchoolNotFound. */
async function store(manager: EntityManager, statement: string, values: unknown[]): Promise<number> {
  try {
    const [row] = await manager.query<{ id: number }[]>(statement, values);
    if (!row) throw new SchoolNotFound();
    return row.id;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new SchoolExists();
    throw error;
  }
}
