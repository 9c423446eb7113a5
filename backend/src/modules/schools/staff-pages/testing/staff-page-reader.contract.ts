import type { StaffPageReader } from '../application/ports/staff-page-reader.js';
import { PageTooLong } from '../domain/staff-page-errors.js';
import { MOST_NODES } from '../domain/staff-page-limits.js';

const CARD = '<h1>Football</h1><div><p>Dana Sample</p><p>Head Coach</p><a href="mailto:dana@college.example">Email</a></div>';

export function staffPageReaderContract(open: () => StaffPageReader): void {
  it('B-01 reads the HTML, else the text', async () => {
    const reader = open();
    expect((await reader.read({ html: CARD, text: '' })).people).toMatchObject([
      { lastName: 'Sample', email: 'dana@college.example', sport: 'Football' },
    ]);
    expect((await reader.read({ html: '', text: 'Bo Other\nHead Coach' })).people).toMatchObject([{ lastName: 'Other', email: null }]);
    expect(await reader.read({ html: '<p>Nobody here</p>', text: 'Nobody' })).toMatchObject({ people: [], clues: { opening: 'Nobody\n' } });
  });

  it('B-01 refuses what is longer than a page, and reads the next one', async () => {
    const reader = open();
    await expect(reader.read({ html: '<i>a</i>'.repeat(MOST_NODES), text: '' })).rejects.toThrow(PageTooLong);
    expect((await reader.read({ html: CARD, text: '' })).people).toHaveLength(1);
  });
}
