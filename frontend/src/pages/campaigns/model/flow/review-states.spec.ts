import type { MailProblem } from '@/entities/campaign';
import { reviewStates } from './review-states';

const problem = { coachId: 1, code: 'empty_placeholder', canConfirm: true } as unknown as MailProblem;
const stateOf = (
  mail: readonly MailProblem[] | null,
  looked: Parameters<typeof reviewStates>[2],
  confirmed: Parameters<typeof reviewStates>[1] = [],
) => reviewStates(new Map(mail === null ? [] : [[1, { problems: mail }]]), confirmed, looked).get(1);

describe('what is known of each email of the review', () => {
  it('C-23 nothing before it was opened, then that it was', () => {
    expect(stateOf([], { read: new Set() })).toBeUndefined();
    expect(stateOf([], { read: new Set([1]) })).toBe('read');
  });

  it('C-23 one that changed since counts as changed, though it was opened', () => {
    expect(stateOf([], { read: new Set([1]), stale: new Set([1]) })).toBe('changed');
  });

  it('C-15 what holds it back counts before anything else, until it is confirmed', () => {
    const looked = { read: new Set([1]), stale: new Set([1]) };
    expect(stateOf([problem], looked)).toBe('look');
    expect(stateOf([problem], looked, [{ coachId: 1, code: 'empty_placeholder' }])).toBe('changed');
  });
});
