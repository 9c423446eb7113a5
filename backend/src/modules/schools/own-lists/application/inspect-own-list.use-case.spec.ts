import { PlainCsvReader } from '../../tables/testing/plain-csv-reader.js';
import { matchableSchools } from '../testing/matchable-schools.js';
import { InspectOwnList } from './inspect-own-list.use-case.js';

const inspect = (...lines: string[]) => {
  const schools = matchableSchools(['Slippery Rock', 'PA'], ['Mount Union', 'OH']);
  return new InspectOwnList(new PlainCsvReader(), schools).run(new TextEncoder().encode(lines.join('\n')));
};

describe('how an athlete’s own list reads', () => {
  it('R-10 shows the first five rows, counts all, and guesses by the titles of the columns', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => `Slippery Rock,Note ${at}`);
    const { headers, rows: shown, totalRows, mapping } = await inspect(' School ,Notes', ...rows);
    expect([headers, shown.length, totalRows, mapping]).toEqual([['School', 'Notes'], 5, 7, { name: 0, notes: 1 }]);
  });

  it('R-10 drops a guess whose cells mostly cannot be read as what the title says', async () => {
    const { mapping } = await inspect('School,Favorite,State', 'Slippery Rock,@rocknation,PA', 'Mount Union,@raiders,Ohio');
    expect(mapping).toEqual({ name: 0, state: 2 });
    const half = await inspect('School,Favorite', 'Slippery Rock,@rocknation', 'Mount Union,yes');
    expect(half.mapping).toEqual({ name: 0, favorite: 1 });
  });

  it('R-10 finds the names of schools by the directory when no title says where they are', async () => {
    const { mapping } = await inspect('Rank,Where', '1,Slippery Rock', '2,mount union', '3,Nowhere State');
    expect(mapping).toEqual({ name: 1 });
    expect((await inspect('Rank,Where', '1,Slippery Rock', '2,Nowhere State')).mapping).toEqual({});
  });

  it('R-10 X-05 says that an empty file is empty', async () => {
    await expect(inspect('')).rejects.toMatchObject({ code: 'empty_file' });
  });
});
