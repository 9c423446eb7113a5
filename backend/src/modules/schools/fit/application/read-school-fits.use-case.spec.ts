import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SampleBundledFiles } from '../../directory/testing/sample-bundled-files.js';
import type { ContactRules } from '../../rules/index.js';
import type { FitSchool } from '../domain/fit-school.js';
import type { FitFacts } from '../queries/fit-facts.query.js';
import { akronWith, MARCUS } from '../testing/fit-examples.js';
import { MemoryFitScores } from '../testing/memory-fit-scores.js';
import { FitFrame } from './fit-frame.js';
import { FitTables } from './fit-tables.js';
import { ReadSchoolFits } from './read-school-fits.use-case.js';

const NO_RULES = { all: async () => [] } as unknown as ContactRules;

describe('reading the fit with every school', () => {
  const schools: FitSchool[] = Array.from({ length: 850 }, (_, at) => akronWith({ id: at + 1 }));
  let scores: MemoryFitScores;

  function readWith(found: object, onFrame: (frame: string) => void = () => undefined): ReadSchoolFits {
    const clock = new FixedClock();
    scores = new MemoryFitScores(() => []);
    const ofAll = async (_userId: string, frame: string) => {
      onFrame(frame);
      return found;
    };
    const facts = { ofAll } as unknown as FitFacts;
    return new ReadSchoolFits(facts, new FitFrame(new FitTables(new SampleBundledFiles()), NO_RULES, clock), scores, clock);
  }

  it('F-08 answers what was kept without computing', async () => {
    const found = { stamp: 'same', fits: '{}' };
    expect(await readWith(found).of('marcus')).toEqual(found);
    expect(scores.kept.size).toBe(0);
  });

  it('R-12 what is kept is asked for with the names of its lists, so that an older answer without one is made again', async () => {
    let frame = '';
    const read = readWith({ stamp: 'same', fits: '{}' }, (asked) => (frame = asked));
    await read.of('marcus');
    expect(frame).toContain('"netPrices"');
  });

  it('F-08 two questions at once make one computation, which is kept with its stamp', async () => {
    const read = readWith({ stamp: 'new', athlete: MARCUS, schools });
    const [one, other] = await Promise.all([read.of('marcus'), read.of('marcus')]);
    expect(one).toBe(other);
    expect(scores.kept.get('marcus')).toEqual(one);
    const { schoolIds, tiers } = JSON.parse(one.fits) as { schoolIds: number[]; tiers: string[] };
    expect([schoolIds.length, tiers.length]).toEqual([850, 850]);
  });

  it('F-08 others get their turn between the schools', async () => {
    let turns = 0;
    let isDone = false;
    const work = readWith({ stamp: 'new', athlete: MARCUS, schools })
      .of('marcus')
      .then(() => (isDone = true));
    while (!isDone) {
      turns += 1;
      await new Promise(setImmediate);
    }
    await work;
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});
