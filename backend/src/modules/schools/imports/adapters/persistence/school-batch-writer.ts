import type { EntityManager } from 'typeorm';

import type { SchoolKey } from '../../application/ports/import-store.js';
import type { ImportBatch, ImportedCoach, ImportedSchool } from '../../domain/import-batch.js';
import { RecordWriter } from '../../../directory/adapters/persistence/index.js';
import { schoolImportSql as sql } from './school-import-sql.js';

/**
 * Writes the batches of one school file. Only what may be in the directory already is compared with it: coaches of
 * a school that this file brought in are simply stored.
 */
export class SchoolBatchWriter {
  private readonly created = new Map<string, number>();
  private readonly records: RecordWriter;

  constructor(
    private readonly manager: EntityManager,
    private readonly options: { importId: string; now: Date },
  ) {
    this.records = new RecordWriter(manager, { ...options, example: false });
  }

  async write({ schools, coaches }: ImportBatch): Promise<void> {
    await this.writeSchools(schools);
    const newcomers: ImportedCoach[] = [];
    const schoolIds: number[] = [];
    const others: ImportedCoach[] = [];
    for (const coach of coaches) {
      const schoolId = this.created.get(keyOf({ nameKey: coach.schoolNameKey, state: coach.state }));
      if (schoolId === undefined) {
        others.push(coach);
      } else {
        newcomers.push(coach);
        schoolIds.push(schoolId);
      }
    }
    await this.insertNewcomers(newcomers, schoolIds);
    await this.records.update(sql.coachesByName.update, others);
    await this.records.insert(sql.coachesByName.insert, others);
  }

  private async writeSchools(schools: readonly ImportedSchool[]): Promise<void> {
    const rows = await this.records.insert<SchoolKey & { id: number }>(sql.schools.insert, schools);
    const fresh = new Set(rows.map(keyOf));
    for (const row of rows) this.created.set(keyOf(row), row.id);
    await this.records.update(
      sql.schools.update,
      schools.filter((school) => !fresh.has(keyOf(school))),
    );
  }

  private async insertNewcomers(coaches: readonly ImportedCoach[], schoolIds: readonly number[]): Promise<void> {
    if (coaches.length === 0) return;
    const { importId, now } = this.options;
    await this.manager.query(sql.insertNewcomers, [
      importId,
      now,
      schoolIds,
      coaches.map(({ firstName }) => firstName),
      coaches.map(({ lastName }) => lastName),
      coaches.map(({ name }) => name),
      coaches.map(({ nameKey }) => nameKey),
      coaches.map(({ email }) => email),
      coaches.map(({ title }) => title),
      coaches.map(({ position }) => position),
      coaches.map(({ isHeadCoach }) => isHeadCoach),
    ]);
  }
}

function keyOf({ nameKey, state }: SchoolKey): string {
  return `${state} ${nameKey}`;
}
