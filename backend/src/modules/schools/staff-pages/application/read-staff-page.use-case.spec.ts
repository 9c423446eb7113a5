import { DataSource } from 'typeorm';

import { MOST_CHARACTERS } from '../domain/staff-page-limits.js';
import { PageContextQuery } from '../queries/page-context.query.js';
import { DirectStaffPageReader } from '../testing/direct-staff-page-reader.js';
import { ReadStaffPage } from './read-staff-page.use-case.js';

describe('reading a pasted staff page', () => {
  // Without a school nothing is looked up.
  const reading = new ReadStaffPage(new DirectStaffPageReader(), new PageContextQuery(new DataSource({ type: 'postgres' })));
  const read = (page: { html: string; text: string }) => reading.run('athlete', page, null);

  it('B-01 says what to do when nothing was pasted', async () => {
    await expect(read({ html: ' ', text: '\n' })).rejects.toMatchObject({ code: 'nothing_pasted', errors: [{ field: 'text' }] });
  });

  it('B-01 refuses more than two million characters before they are read', async () => {
    const long = 'a'.repeat(MOST_CHARACTERS + 1);
    await expect(read({ html: long, text: '' })).rejects.toMatchObject({ code: 'page_too_long' });
    await expect(read({ html: '', text: long })).rejects.toMatchObject({ code: 'page_too_long' });
    expect(await read({ html: 'a'.repeat(MOST_CHARACTERS), text: '' })).toMatchObject({ people: [], notices: [{ code: 'nobody' }] });
  });

  it('B-01 without a school everybody is new', async () => {
    const { people } = await read({ html: '', text: 'Football\nDana Hill\nHead Coach' });
    expect(people).toMatchObject([{ lastName: 'Hill', known: { state: 'new', where: null } }]);
  });
});
