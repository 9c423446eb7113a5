import type { Division } from '../../directory/domain/division.js';
import type { BundledFiles } from '../../directory/index.js';
import { type CsvReader, tableRows } from '../../tables/index.js';
import type { FitAcademics, FitSchool } from '../domain/fit-school.js';

/** Every school of the directory that comes with the product, with its academics and without a roster. */
export async function bundledSchools(files: BundledFiles, csv: CsvReader): Promise<FitSchool[]> {
  const academics = new Map((await tableRows(csv, await files.read('academics.csv'))).map((row) => [row['unitid'], toAcademics(row)]));
  const rows = await tableRows(csv, await files.read('directory.csv'));
  return rows.map((row, at) => toSchool(row, at + 1, academics.get(row['unitid']) ?? null));
}

const numberOf = (cell: string | undefined) => (cell ? Number(cell) : null);

function toSchool(row: Record<string, string>, id: number, academics: FitAcademics | null): FitSchool {
  const [latitude, longitude] = [numberOf(row['latitude']), numberOf(row['longitude'])];
  const division = row['division'] as Division;
  return {
    ...{ id, name: row['name'] ?? '', division, subdivision: row['subdivision'] || null, conference: row['conference'] || null },
    association: division === 'na' ? row['association'] || null : 'NCAA',
    campus: latitude === null || longitude === null ? null : { latitude, longitude },
    ...{ academics, roster: null },
  };
}

function toAcademics(row: Record<string, string>): FitAcademics {
  const number = (column: string) => numberOf(row[column]);
  return {
    scoresYear: row['scores_year'] || null,
    ...{ satReading25: number('sat_reading_25'), satReading75: number('sat_reading_75') },
    ...{ satMath25: number('sat_math_25'), satMath75: number('sat_math_75'), act25: number('act_25'), act75: number('act_75') },
    testPolicy: row['test_policy'] || null,
    admissionRate: number('admission_rate'),
    netPriceAverage: number('net_price_average'),
  };
}
