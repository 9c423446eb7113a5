import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { collectedQueries } from '../../testing/collected-queries';
import { schoolFixture } from '../../testing/school-fixture';
import { searchSchools } from './search-schools';

const folder = join(__dirname, '../../../../../../backend/src/modules/schools/data');
/** Outside of quotes. */
const COMMA = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/u;

function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(COMMA).map((cell, at) => [names[at] ?? '', cell.replaceAll('"', '')])));
}

const aliases = new Map(rowsOf('aliases.csv').map((row) => [row['unitid'], (row['aliases'] ?? '').split('|')]));
const schools = rowsOf('directory.csv').map((row, at) =>
  schoolFixture({
    ...{ id: at + 1, name: row['name'] ?? '', city: row['city'] ?? '', state: row['state'] ?? '', mascot: row['mascot'] ?? '' },
    ...{ subdivision: row['subdivision'] === 'FBS' ? 'FBS' : row['subdivision'] === 'FCS' ? 'FCS' : null },
    ...{ division: (['D1', 'D2', 'D3'] as const).find((one) => one === row['division']) ?? 'na' },
    ...{ conference: row['conference'] ?? null, aliases: aliases.get(row['unitid']) ?? [] },
  }),
);

describe('what fans typed, in the directory that comes with the product', () => {
  it('R-13 of a hundred searches all show first what was meant (at least 95 are asked for)', () => {
    const missed = collectedQueries.filter(([query, ...meant]) => !meant.includes(searchSchools(schools, query)[0]?.name ?? ''));
    expect([schools.length > 800, collectedQueries.length]).toEqual([true, 100]);
    expect(missed.map(([query]) => query)).toEqual([]);
  });

  it.each([
    ['USC', 'USC'],
    ['UT Austin', 'Texas'],
    ['Ole Miss', 'Ole Miss'],
    ['Miami', 'Miami'],
  ])('R-13 %s gives %s first', (query, name) => {
    expect(searchSchools(schools, query)[0]?.name).toBe(name);
  });
});
