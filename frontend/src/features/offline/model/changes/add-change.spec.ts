import type { WaitingChange } from '@/shared/lib/device-store';
import { addChange, afterSend, type NewChange } from './add-change';

const made = (fields: NewChange['fields'], before: NewChange['before'] = {}, more: Partial<NewChange> = {}): NewChange => ({
  ...{ key: 'tracking 7', userId: 'marcus', kind: 'tracking', target: '7', label: 'Akron', fields, before },
  ...more,
});
const waiting = (...changes: NewChange[]) =>
  changes.reduce<WaitingChange | null>((known, change) => addChange(known ?? undefined, 1, change), null);

describe('a change that is made without a connection', () => {
  it('L-03 the newest value of each field waits, with the first value that was there', () => {
    const change = waiting(made({ notes: 'A' }, { notes: '' }), made({ notes: 'B', leadLevel: 'hot' }, { notes: 'A', leadLevel: 'cold' }));
    expect(change).toMatchObject({ fields: { notes: 'B', leadLevel: 'hot' }, before: { notes: '', leadLevel: 'cold' }, edits: 2 });
  });

  it('L-03 put back as it was, nothing waits', () => {
    expect(waiting(made({ notes: 'A' }, { notes: '' }), made({ notes: '' }, { notes: 'A' }))).toBeNull();
  });

  it('L-03 it waits all the same once it may have been stored: the server has to hear that it is put back', () => {
    const sent = waiting(made({ notes: 'A' }, { notes: '' }, { mayBeStored: true }), made({ notes: '' }, { notes: 'A' }));
    expect(sent).toMatchObject({ fields: { notes: '' }, tried: [{ notes: 'A' }] });
  });

  it('L-03 a new draft waits however it reads', () => {
    expect(waiting(made({}, {}, { kind: 'newDraft' }))).not.toBeNull();
  });

  it('L-03 of what was there only what is changed is kept, and the revision', () => {
    expect(waiting(made({ notes: 'A' }, { notes: '', nextStep: 'x', revision: 3 }))?.before).toEqual({ notes: '', revision: 3 });
  });
});

describe('what still waits after a send', () => {
  const sent = waiting(made({ notes: 'A' }, { notes: '' })) as WaitingChange;

  it('L-03 nothing, when nobody edited in the meantime', () => {
    expect(afterSend(sent, sent, { notes: 'A' })).toBeNull();
    expect(afterSend(undefined, sent, { notes: 'A' })).toBeNull();
  });

  it('L-03 an edit that was made during the send, against what is stored now', () => {
    const later = addChange(sent, 1, made({ notes: 'B' })) as WaitingChange;
    expect(afterSend(later, sent, { notes: 'A', nextStep: 'x' })).toMatchObject({
      fields: { notes: 'B' },
      before: { notes: 'A' },
      tried: [],
    });
  });
});
