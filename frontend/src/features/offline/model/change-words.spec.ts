import type { WaitingChange } from '@/shared/lib/device-store';
import { changeQuote, changeWords, fieldName, valueWords } from './change-words';

const waiting = (over: Partial<WaitingChange>): WaitingChange => ({
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
const change = (over: Partial<WaitingChange>) => changeWords(waiting(over));
const quote = (fields: WaitingChange['fields'], before: WaitingChange['before'] = {}) => changeQuote(waiting({ fields, before }));

describe('what waits, in words', () => {
  it('L-03 quotes the first line of what was written, and nothing that stayed as it was', () => {
    expect(quote({ notes: ' Camp June 12 ' })).toBe('“Camp June 12”');
    expect(quote({ notes: 'Camp\n\nAsk about dorms' })).toBe('“Camp…”');
    expect(quote({ notes: `${'🏈'.repeat(90)}` })).toBe(`“${'🏈'.repeat(80)}…”`);
    expect(quote({ notes: 'Camp', nextStep: 'Call' }, { notes: 'Camp', nextStep: '' })).toBe('“Call”');
    expect([quote({ leadLevel: 'warm' }), quote({ notes: ' ' }, { notes: 'Camp' })]).toEqual([null, null]);
  });

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
    expect(change({ kind: 'favorite', fields: { favorite: false } })).toBe('Removed from favorites');
  });

  it('L-03 names fields and values as they are on the page', () => {
    expect([fieldName('template'), fieldName('somethingNew')]).toEqual(['Email', 'somethingNew']);
    expect([
      valueWords(true, 'filmSent'),
      valueWords(false, 'filmSent'),
      valueWords('hot', 'leadLevel'),
      valueWords(null, 'notes'),
    ]).toEqual([...['Yes', 'No', 'HOT', '']]);
  });
});
