import { Injectable } from '@nestjs/common';

import type { Division } from '../domain/division.js';
import { nameKey } from '../domain/name-key.js';
import type { DirectoryEntry } from './directory-entry.js';
import { BundledFiles } from './ports/bundled-files.js';
import { CsvReader } from './ports/csv-reader.js';
import type { SchoolFacts } from './school-facts.js';
import { tableRows } from './table-rows.js';

/** The directory that comes with the product. */
@Injectable()
export class BundledDirectory {
  constructor(
    private readonly files: BundledFiles,
    private readonly csv: CsvReader,
  ) {}

  async entries(): Promise<DirectoryEntry[]> {
    return (await tableRows(this.csv, await this.files.read('directory.csv'))).map(toEntry);
  }

  async facts(): Promise<SchoolFacts> {
    const academics = await tableRows(this.csv, await this.files.read('academics.csv'));
    const aliases = await tableRows(this.csv, await this.files.read('aliases.csv'));
    return {
      academics: academics.map(({ unitid, ...columns }) => ({
        unitid: Number(unitid),
        columns: Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value || null])),
      })),
      aliases: aliases.map((row) => ({ unitid: Number(row['unitid']), aliases: (row['aliases'] ?? '').split('|') })),
    };
  }
}

function toEntry(row: Record<string, string>): DirectoryEntry {
  const text = (column: string) => row[column] || null;
  const number = (column: string) => (row[column] ? Number(row[column]) : null);
  const { name = '', city = '', state = '' } = row;
  return {
    name,
    nameKey: nameKey(name),
    division: row['division'] as Division,
    subdivision: text('subdivision'),
    city,
    state,
    conference: text('conference'),
    websiteUrl: text('website_url'),
    mascot: text('mascot'),
    unitid: number('unitid'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    twitter: text('team_twitter'),
  };
}
