import type { EntityManager } from 'typeorm';

export interface RecordOptions {
  importId: string;
  now: Date;
  /** Marks what is created as invented. */
  example: boolean;
}

/** Hands records as one JSON array to the statements of schoolImportSql. */
export class RecordWriter {
  constructor(
    private readonly manager: EntityManager,
    private readonly options: RecordOptions,
  ) {}

  async update(statement: string, records: readonly object[]): Promise<void> {
    if (records.length === 0) return;
    const { importId, now } = this.options;
    await this.manager.query(statement, [JSON.stringify(records), now, importId]);
  }

  /** Returns the rows that the statement returns. */
  async insert<Row>(statement: string, records: readonly object[]): Promise<Row[]> {
    if (records.length === 0) return [];
    const { importId, now, example } = this.options;
    return this.manager.query<Row[]>(statement, [JSON.stringify(records), now, importId, example]);
  }
}
