import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ImportRosters } from '../modules/schools/imports/index.js';
import { Contacts, Corrections, LoggedContacts, SchoolList } from '../modules/schools/outreach/index.js';
import { Clock } from '../shared-kernel/clock.js';
import { demoSchools, type SchoolName } from './demo-schools.js';
import { demoTracking } from './demo-tracking.js';

const ROSTERS = 'invented-rosters.csv';
const DAY_MS = 24 * 3_600_000;

/** The athlete's schools: favorites, own contacts, what was written down about them; and four invented rosters. */
export class DemoSchoolList {
  private readonly source: DataSource;

  constructor(private readonly app: INestApplicationContext) {
    this.source = app.get(DataSource);
  }

  async loadRosters(admin: string): Promise<void> {
    const path = join(import.meta.dirname, 'data', ROSTERS);
    const source = { chunks: () => createReadStream(path) };
    await this.app.get(ImportRosters).run({ fileName: ROSTERS, userId: admin, source });
  }

  async favor(athlete: string, schools: SchoolName[]): Promise<void> {
    for (const school of schools) await this.app.get(SchoolList).addFavorite(athlete, await this.idOf(school));
  }

  /** The second contact is proposed for everybody, so that the admins have something to decide. */
  async mark(athlete: string): Promise<void> {
    await this.favor(athlete, demoSchools.favorites);
    const added = [];
    for (const { school, ...contact } of demoSchools.contacts) {
      added.push(await this.app.get(Contacts).add(athlete, await this.idOf(school), contact));
    }
    const last = added.at(-1);
    if (last) await this.app.get(Corrections).proposeContact(athlete, last.id, 'He runs the camps now.');
  }

  async track(athlete: string): Promise<void> {
    const now = this.app.get(Clock).now().getTime();
    for (const { contacts = [], change, ...school } of demoTracking) {
      const id = await this.idOf(school);
      await this.app.get(SchoolList).track(athlete, id, change);
      for (const { daysAgo, ...contact } of contacts) {
        await this.app.get(LoggedContacts).add(athlete, id, { ...contact, at: new Date(now - daysAgo * DAY_MS) });
      }
    }
  }

  private async idOf({ name, state }: SchoolName): Promise<number> {
    const statement = 'select id from schools where name = $1 and state = $2';
    const [row] = await this.source.query<{ id: number }[]>(statement, [name, state]);
    if (!row) throw new Error(`The directory has no ${name} in ${state}.`);
    return row.id;
  }
}
