import { DirectStaffPageReader } from '../testing/direct-staff-page-reader.js';
import { MOST_CHARACTERS } from '../domain/staff-page-limits.js';
import { ReadStaffPage } from './read-staff-page.use-case.js';

describe('reading a pasted staff page', () => {
  const reading = new ReadStaffPage(new DirectStaffPageReader());

  it('B-01 says what to do when nothing was pasted', async () => {
    await expect(reading.run({ html: ' ', text: '\n' })).rejects.toMatchObject({ code: 'nothing_pasted', errors: [{ field: 'text' }] });
  });

  it('B-01 refuses more than two million characters before they are read', async () => {
    const long = 'a'.repeat(MOST_CHARACTERS + 1);
    await expect(reading.run({ html: long, text: '' })).rejects.toMatchObject({ code: 'page_too_long' });
    await expect(reading.run({ html: '', text: long })).rejects.toMatchObject({ code: 'page_too_long' });
    expect(await reading.run({ html: 'a'.repeat(MOST_CHARACTERS), text: '' })).toEqual([]);
  });
});
