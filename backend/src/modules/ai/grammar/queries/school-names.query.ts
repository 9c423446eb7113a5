import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const NAMES = 'select name from schools order by id';
const VERSION = `select coalesce((select value #>> '{}' from app_state where key = 'directory_version'), '0') as version`;

/** The names of all schools of the directory, read once for each version of it. */
@Injectable()
export class SchoolNamesQuery {
  private kept: { version: string; names: readonly string[] } | null = null;

  constructor(private readonly source: DataSource) {}

  async names(): Promise<readonly string[]> {
    const [{ version } = { version: '0' }] = await this.source.query<{ version: string }[]>(VERSION);
    if (this.kept?.version !== version) {
      const rows = await this.source.query<{ name: string }[]>(NAMES);
      this.kept = { version, names: rows.map(({ name }) => name) };
    }
    return this.kept.names;
  }
}
