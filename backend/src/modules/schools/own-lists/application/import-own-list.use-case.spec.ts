import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { PlainCsvReader } from '../../tables/testing/plain-csv-reader.js';
import { OwnListTooLong } from '../domain/own-list-errors.js';
import { matchableSchools } from '../testing/matchable-schools.js';
import { MemorySchoolList } from '../../outreach/testing/memory-school-list.js';
import { ImportOwnList, type OwnListCommand, type OwnListImport } from './import-own-list.use-case.js';
import { MAX_ROWS } from './own-list-table.js';

const ATHLETE = 'marcus';
const [ROCK, UNION] = [1, 2];
const MAPPING = { name: 0, favorite: 1, notes: 2 };

describe('importing an athlete’s own list', () => {
  let list: MemorySchoolList;

  beforeEach(() => {
    const schools = ['Slippery Rock', 'Mount Union'].map((name, at) => ({ id: at + 1, name, division: 'D2' as const }));
    list = new MemorySchoolList(schools, new SequenceIds(), new FixedClock());
  });

  function run(rows: string[], changes: Partial<OwnListCommand> = {}): Promise<OwnListImport> {
    const schools = matchableSchools(['Slippery Rock', 'PA'], ['Mount Union', 'OH']);
    const bytes = new TextEncoder().encode(['School,Favorite,Notes', ...rows].join('\n'));
    const command = { bytes, mapping: MAPPING, choices: new Map(), dryRun: false, ...changes };
    return new ImportOwnList(new PlainCsvReader(), schools, list).run(ATHLETE, command);
  }

  const notes = () => list.trackedBy(ATHLETE).map(({ schoolId, notes: text }) => [schoolId, text]);
  const favorites = () => list.favoritesOf(ATHLETE).map(({ schoolId }) => schoolId);

  it('R-10 stores the rows that name one school and reports the others', async () => {
    const result = await run(['Slippery Rock,yes,Camp', 'Nowhere State,yes,Call', 'Mount Union,maybe,Visit']);
    expect(result).toMatchObject({ changed: 1, totalRows: 3, matchedRows: 1, unmatchedRows: 1, refusedRows: 1 });
    expect(result.message).toBe('Changed 1 school. 1 row could not be matched to a school. 1 row could not be read.');
    expect([notes(), favorites()]).toEqual([[[ROCK, 'Camp']], [ROCK]]);
    expect(result.errors).toMatchObject([{ row: 3, line: 4, field: 'favorite', code: 'not_yes_or_no' }]);
  });

  it('R-10 takes the school that the athlete picked for a row', async () => {
    await run(['The Rock,yes,Camp', 'Raiders,,Visit'], { choices: new Map([[2, UNION]]) });
    expect(notes()).toEqual([[UNION, 'Visit']]);
  });

  it('R-10 keeps the first of two rows that mean one school, and says so of the second', async () => {
    const result = await run(['Slippery Rock,,First', 'SLIPPERY ROCK,,Second']);
    expect(notes()).toEqual([[ROCK, 'First']]);
    expect(result.errors).toMatchObject([{ row: 2, code: 'repeated_school' }]);
  });

  it('R-10 a blank cell changes nothing, and so does the same file again', async () => {
    await list.track(ATHLETE, ROCK, { notes: 'Camp' });
    await list.addFavorite(ATHLETE, ROCK);
    expect(await run(['Slippery Rock,,'])).toMatchObject({ changed: 0, message: 'Nothing changes.' });
    expect([notes(), favorites()]).toEqual([[[ROCK, 'Camp']], [ROCK]]);
    expect((await run(['Mount Union,yes,Visit'])).changed).toBe(1);
    expect((await run(['Mount Union,yes,Visit'])).changed).toBe(0);
  });

  it('R-10 says what would happen and stores nothing when it is only asked', async () => {
    expect(await run(['Slippery Rock,yes,Camp'], { dryRun: true })).toMatchObject({ changed: 1, message: 'Would change 1 school.' });
    expect([notes(), favorites()]).toEqual([[], []]);
  });

  it('R-10 X-05 refuses a file with one row too many, and a mapping to a column that is not there', async () => {
    const rows = Array.from({ length: MAX_ROWS + 1 }, () => 'Slippery Rock,,Camp');
    await expect(run(rows)).rejects.toBeInstanceOf(OwnListTooLong);
    await expect(run(['Slippery Rock,,Camp'], { mapping: { name: 9 } })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(run([], { bytes: new Uint8Array() })).rejects.toMatchObject({ code: 'empty_file' });
    expect(notes()).toEqual([]);
  });
});
