import { recipientFixture } from '../../testing/recipient-fixture';
import { selection } from './selection';

const one = recipientFixture({ coachId: 1 });
const two = recipientFixture({ coachId: 2 });
const mute = recipientFixture({ coachId: 3, coachEmail: null, selectable: false, reason: 'No email address known' });

describe('picking coaches', () => {
  it('C-03 "Select all" leaves out coaches without an address', () => {
    expect([...selection.toggleAll(new Set(), [one, two, mute])]).toEqual([1, 2]);
    expect([...selection.toggle(new Set(), mute)]).toEqual([]);
  });

  it('C-03 "Select all" on a full section drops it, and only it', () => {
    expect([...selection.toggleAll(new Set([1, 2, 8]), [one, two, mute])]).toEqual([8]);
  });

  it('C-03 a section is all, partly or not picked, by those who can be', () => {
    expect(selection.stateOf([one, mute], new Set([1]))).toBe('all');
    expect(selection.stateOf([one, two], new Set([1]))).toBe('some');
    expect(selection.stateOf([one, two], new Set())).toBe('none');
    expect(selection.stateOf([mute], new Set())).toBe('none');
  });

  it('C-03 coaches who left the list in the meantime are not written to', () => {
    expect(selection.chosen([two, mute], new Set([1, 2, 3]))).toEqual([two]);
  });

  it('B-03 coaches who are put aside are not picked with others, only one by one', () => {
    const gone = recipientFixture({ coachId: 5, standing: { ...one.standing, aside: 'left' } });
    expect([...selection.start([one, gone], [1, 5])]).toEqual([1]);
    expect([...selection.toggleAll(new Set(), [one, gone])]).toEqual([1]);
    expect(selection.stateOf([one, gone], new Set([1]))).toBe('all');
    expect([...selection.toggle(new Set(), gone)]).toEqual([5]);
  });
});
