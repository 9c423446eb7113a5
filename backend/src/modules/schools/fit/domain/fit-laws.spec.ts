import { seededRandom } from '../../../../../test/support/seeded-random.js';
import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { CsvParseReader } from '../../tables/adapters/csv/csv-parse-reader.js';
import { FitTables } from '../application/fit-tables.js';
import { bundledSchools } from '../testing/bundled-schools.js';
import { MINIMUMS } from '../testing/fit-examples.js';
import { brokenLaws } from '../testing/fit-laws.js';
import { randomAthlete, randomRoster } from '../testing/random-athletes.js';
import type { FitYardstick } from './analyze-fit.js';
import type { FitSchool } from './fit-school.js';

/** `npm run soak` gives each of its processes a share of 10,000; here a sample. */
const ATHLETES = Number(process.env['FIT_LAW_ATHLETES'] ?? '60');
const SHARE = Number(process.env['FIT_LAW_SHARE'] ?? '0');
const SEED = 1_000 * Number(process.env['SOAK_ROUND'] ?? '0') + SHARE + 20_261_123;
const TEN_HOURS = 36_000_000;

describe('the laws of the fit', () => {
  let schools: FitSchool[];
  let yardstick: FitYardstick;

  beforeAll(async () => {
    schools = await bundledSchools(new DiskBundledFiles(), new CsvParseReader());
    yardstick = { benchmarks: await new FitTables(new DiskBundledFiles()).sizes(), minimums: MINIMUMS, currentSeason: 2026 };
  });

  it(
    'F-09 F-10 F-11 F-12 F-13 hold for random athletes at every school of the directory',
    () => {
      const random = seededRandom(SEED);
      const broken: string[] = [];
      for (let turn = 0; turn < ATHLETES && broken.length < 5; turn += 1) {
        const athlete = randomAthlete(random);
        const rosters = Array.from({ length: 20 }, () => randomRoster(random));
        schools.forEach((school, at) => {
          broken.push(...brokenLaws(athlete, { ...school, roster: rosters[at % rosters.length] ?? null }, yardstick, turn + at));
        });
      }
      expect(schools.length).toBeGreaterThan(800);
      expect(broken.slice(0, 5)).toEqual([]);
    },
    TEN_HOURS,
  );
});
