import type { BundledFiles } from '../../directory/index.js';
import type { CsvReader } from '../../tables/index.js';
import { FitTables } from '../application/fit-tables.js';
import { analyzeFit, type FitAnalysis, type FitYardstick } from '../domain/analyze-fit.js';
import type { FitAthlete } from '../domain/fit-athlete.js';
import type { FitPartKey } from '../domain/fit-part.js';
import type { FitSchool } from '../domain/fit-school.js';
import { bundledSchools } from './bundled-schools.js';
import { MARCUS, MINIMUMS } from './fit-examples.js';

/** Judges variants of one athlete at the schools of the bundled directory, in the 2026 season. */
export class FitJudge {
  private constructor(
    private readonly schools: ReadonlyMap<string, FitSchool>,
    readonly yardstick: FitYardstick,
  ) {}

  static async ofBundledSchools(files: BundledFiles, reader: CsvReader): Promise<FitJudge> {
    const schools = new Map((await bundledSchools(files, reader)).map((school) => [school.name, school]));
    return new FitJudge(schools, { benchmarks: await new FitTables(files).sizes(), minimums: MINIMUMS, currentSeason: 2026 });
  }

  all(): FitSchool[] {
    return [...this.schools.values()];
  }

  named(name: string): FitSchool {
    const school = this.schools.get(name);
    if (!school) throw new Error(`no school is named ${name}`);
    return school;
  }

  fit(athlete: Partial<FitAthlete>, school: FitSchool): FitAnalysis {
    return analyzeFit({ ...MARCUS, ...athlete }, school, this.yardstick);
  }
}

export function part({ parts }: FitAnalysis, key: FitPartKey): FitAnalysis['parts'][number] {
  const found = parts.find((one) => one.key === key);
  if (!found) throw new Error(`there is no part ${key}`);
  return found;
}
