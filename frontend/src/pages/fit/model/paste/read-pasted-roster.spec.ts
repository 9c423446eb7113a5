import { mostGrowth } from '@/shared/testing/most-growth';
import { readPastedRoster } from './read-pasted-roster';

const pat = { name: 'Pat Placeholder', position: 'QB', classYear: 'RS-So.', height: '6-2', weight: '205 lbs' };
const lou = { name: "Lou O'Invented Jr.", position: 'OL', classYear: 'Sr.', height: `6'5"`, weight: '300 lbs' };

describe('a roster copied from a page', () => {
  it('K-09 is read from a table with tabs, by the titles of its columns', () => {
    const text = `#\tName\tPos.\tHt.\tWt.\tYr.\tHometown\n12\tPat Placeholder\tQB/ATH\t6-2\t205 lbs\tRS-So.\tTown, Ohio\n70\tLou O'Invented Jr.\tOL\t6'5"\t300 lbs\tSr.\tCity, Pa.`;
    expect(readPastedRoster(text)).toEqual({ players: [pat, lou], leftOut: 0 });
  });

  it('K-09 is read from a table without titles, by what the cells look like', () => {
    const text = `12\tPat Placeholder\tRS-So.\tQB\t205 lbs\t6-2\n70\tLou O'Invented Jr.\tSr.\tOL\t300 lbs\t6'5"`;
    expect(readPastedRoster(text).players).toEqual([pat, lou]);
  });

  it('K-09 is read from lines under each other, and lines of no player are counted', () => {
    const text = `12\nPat Placeholder\nQB\n6-2\n205 lbs\nRS-So.\nTown, Ohio\nLincoln High School\n\n70\nLou O'Invented Jr.\nOL\n6'5"\n300 lbs\nSr.\nCity, Pa.`;
    expect(readPastedRoster(text)).toEqual({ players: [pat, lou], leftOut: 5 });
  });

  it.each(['', '\n\n', 'just some words about a team', '\t\t\t', '12\n13\n14'])('K-09 finds nobody in %j', (text) => {
    expect(readPastedRoster(text).players).toEqual([]);
  });

  it('O-11 takes twice the work for twice the text, also with a line of tabs alone', async () => {
    expect(await mostGrowth(readPastedRoster)).toBeLessThan(2.5);
  });
});
