import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SchoolList } from '../application/ports/school-list.js';

const NAMES = 'select name from schools order by id';
const VERSION = `select coalesce((select value #>> '{}' from app_state where key = 'directory_version'), '0') as version`;

/** Read once for each version of the directory. */
@Injectable()
export class SchoolListQuery extends SchoolList {
  private kept: { version: string; names: readonly string[] } | null = null;

  constructor(private readonly source: DataSource) {
    super();
  }

  async names(): Promise<readonly string[]> {
    const [{ version } = { version: '0' }] = await this.source.query<{ version: string }[]>(VERSION);
    if (this.kept?.version !== version) {
      const rows = await this.source.query<{ name: string }[]>(NAMES);
      this.kept = { version, names: rows.map(({ name }) => name) };
    }
    return this.kept.names;
  }
}
