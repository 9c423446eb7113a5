import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Injectable } from '@nestjs/common';

import type { DirectoryEntry } from '../../application/directory-entry.js';
import { BundledFiles } from '../../application/ports/bundled-files.js';
import { CsvReader } from '../../application/ports/csv-reader.js';
import type { SchoolFacts } from '../../application/school-facts.js';
import type { Division } from '../../domain/division.js';
import { nameKey } from '../../domain/name-key.js';

/** Beside the compiled module, where the build copies it. */
const FOLDER = join(import.meta.dirname, '../../../data');

/** Reads the data files that lie beside this module. */
@Injectable()
export class DiskBundledFiles extends BundledFiles {
  constructor(private readonly csv: CsvReader) {
    super();
  }

  async directory(): Promise<DirectoryEntry[]> {
    return (await this.rows('directory.csv')).map(toEntry);
  }

  async facts(): Promise<SchoolFacts> {
    const academics = await this.rows('academics.csv');
    const aliases = await this.rows('aliases.csv');
    return {
      academics: academics.map(({ unitid, ...columns }) => ({
        unitid: Number(unitid),
        columns: Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value || null])),
      })),
      aliases: aliases.map((row) => ({
        unitid: Number(row['unitid']),
        aliases: (row['aliases'] ?? '').split('|'),
      })),
    };
  }

  exampleStaff(): Promise<Uint8Array> {
    return readFile(join(FOLDER, 'demo', 'coaches-sample.csv'));
  }

  private async rows(name: string): Promise<Record<string, string>[]> {
    const rows: Record<string, string>[] = [];
    let header: string[] | undefined;
    for await (const { cells } of this.csv.read(await readFile(join(FOLDER, name)))) {
      if (header) rows.push(Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])));
      header ??= cells;
    }
    return rows;
  }
}

function toEntry(row: Record<string, string>): DirectoryEntry {
  const text = (column: string) => row[column] || null;
  const number = (column: string) => (row[column] ? Number(row[column]) : null);
  const { name = '', city = '', state = '' } = row;
  return {
    name,
    nameKey: nameKey(name),
    division: row.division as Division,
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
