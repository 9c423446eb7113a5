import { Injectable } from '@nestjs/common';

import { readAssociation } from '../domain/association.js';
import type { Division } from '../domain/division.js';
import { nameKey } from '../domain/name-key.js';
import { shortNameKeys } from '../domain/short-name-keys.js';
import type { DirectoryEntry } from './directory-entry.js';
import { BundledFiles } from './ports/bundled-files.js';
import { CsvReader, tableRows } from '../../tables/index.js';
import type { SchoolFacts } from './school-facts.js';

/** The newest version of directory.csv: that of its newest row, or a later one that filled fields alone. */
export const DIRECTORY_VERSION = 3;

/** The directory that comes with the product. */
@Injectable()
export class BundledDirectory {
  constructor(
    private readonly files: BundledFiles,
    private readonly csv: CsvReader,
  ) {}

  async entries(): Promise<DirectoryEntry[]> {
    const aliases = new Map((await this.rows('aliases.csv')).map((row) => [row['unitid'], aliasesOf(row)]));
    const rows = await this.rows('directory.csv');
    return withoutShared(rows.map((row) => toEntry(row, aliases.get(row['unitid'] || undefined) ?? [])));
  }

  async facts(): Promise<SchoolFacts> {
    const since = new Map((await this.rows('directory.csv')).map((row) => [row['unitid'], Number(row['since'])]));
    const numbersOf = ({ unitid = '' }: Record<string, string>) => ({ unitid: Number(unitid), since: since.get(unitid) ?? 1 });
    const academics = await this.rows('academics.csv');
    const aliases = await this.rows('aliases.csv');
    return {
      academics: academics.map((row) => {
        const { unitid: _unitid, ...columns } = row;
        return {
          ...numbersOf(row),
          columns: Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value || null])),
        };
      }),
      aliases: aliases.map((row) => ({ ...numbersOf(row), aliases: aliasesOf(row) })),
    };
  }

  private async rows(file: 'directory.csv' | 'academics.csv' | 'aliases.csv'): Promise<Record<string, string>[]> {
    return tableRows(this.csv, await this.files.read(file));
  }
}

/** Removes names that fit two schools of a state, as "Texas" does Texas College, because they identify neither. */
function withoutShared(entries: DirectoryEntry[]): DirectoryEntry[] {
  const counts = new Map<string, number>();
  for (const { nameKey: own, otherKeys, state } of entries) {
    for (const key of new Set([own, ...otherKeys])) counts.set(`${state} ${key}`, (counts.get(`${state} ${key}`) ?? 0) + 1);
  }
  return entries.map((entry) => ({
    ...entry,
    otherKeys: entry.otherKeys.filter((key) => counts.get(`${entry.state} ${key}`) === 1),
  }));
}

function aliasesOf(row: Record<string, string>): string[] {
  return (row['aliases'] ?? '').split('|');
}

function toEntry(row: Record<string, string>, aliases: string[]): DirectoryEntry {
  const text = (column: string) => row[column] || null;
  const number = (column: string) => (row[column] ? Number(row[column]) : null);
  const { name = '', city = '', state = '' } = row;
  const division = row['division'] as Division;
  return {
    name,
    nameKey: nameKey(name),
    division,
    subdivision: text('subdivision'),
    association: division === 'na' ? readAssociation(row['association'] ?? '') : null,
    city,
    state,
    conference: text('conference'),
    websiteUrl: text('website_url'),
    mascot: text('mascot'),
    unitid: number('unitid'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    twitter: text('team_twitter'),
    otherKeys: [...shortNameKeys(name), ...aliases.map(nameKey)],
    since: number('since') ?? 1,
  };
}
