import type { WaitingChange } from '@/shared/lib/device-store';
import { changeWords, fieldName, valueWords } from './change-words';

const change = (over: Partial<WaitingChange>) =>
  changeWords({
    ...{
      key: '',
      userId: '',
      kind: 'tracking',
      target: '',
      label: '',
      fields: {},
      before: {},
      tried: [],
      order: 1,
      edits: 1,
      problem: null,
    },
    ...over,
  });

describe('what waits, in words', () => {
  it('L-03 says what a change does, and nothing of fields that stay as they were', () => {
    const fields = { leadLevel: 'warm', notes: 'Camp', filmSent: true, introEmailSent: true };
    expect(change({ fields, before: { leadLevel: 'cold', notes: '', filmSent: false, introEmailSent: true } })).toBe(
      'COLD to WARM, Notes, Film',
    );
    expect(change({ fields: { leadLevel: 'warm' } })).toBe('Lead level');
  });

  it('L-03 says that a draft is new, and that a star was set or taken away', () => {
    expect(change({ kind: 'newDraft', fields: { name: 'Film' } })).toBe('New draft');
    expect(change({ kind: 'favorite', fields: { favorite: true } })).toBe('Marked as a favorite');
    expect(change({ kind: 'favorite', fields: { favorite: false } })).toBe('No favorite any more');
  });

  it('L-03 names fields and values as they stand on the page', () => {
    expect([fieldName('template'), fieldName('somethingNew')]).toEqual(['Email', 'somethingNew']);
    expect([
      valueWords(true, 'filmSent'),
      valueWords(false, 'filmSent'),
      valueWords('hot', 'leadLevel'),
      valueWords(null, 'notes'),
    ]).toEqual([...['Yes', 'No', 'HOT', '']]);
  });
});
