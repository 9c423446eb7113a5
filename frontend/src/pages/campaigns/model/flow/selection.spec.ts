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

  it('C-03 coaches who left the list meanwhile are not written to', () => {
    expect(selection.chosen([two, mute], new Set([1, 2, 3]))).toEqual([two]);
  });
});
