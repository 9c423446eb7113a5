import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { School } from '../model/school';
import { schoolFixture } from './school-fixture';

/** Outside of quotes. */
const COMMA = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/u;
const folder = join(__dirname, '../../../../../backend/src/modules/schools/data');

/** The schools of the directory that comes with the product, with their other names. */
export function bundledSchools(): School[] {
  const aliases = new Map(rowsOf('aliases.csv').map((row) => [row['unitid'], (row['aliases'] ?? '').split('|')]));
  return rowsOf('directory.csv').map((row, at) =>
    schoolFixture({
      ...{ id: at + 1, name: row['name'] ?? '', city: row['city'] ?? '', state: row['state'] ?? '', mascot: row['mascot'] ?? '' },
      ...{ division: row['division'] as School['division'], subdivision: (row['subdivision'] || null) as School['subdivision'] },
      ...{ conference: row['conference'] || null, aliases: aliases.get(row['unitid']) ?? [] },
    }),
  );
}

function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(COMMA).map((cell, at) => [names[at] ?? '', cell.replaceAll('"', '')])));
}
