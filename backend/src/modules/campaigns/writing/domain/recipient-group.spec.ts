import { recipientGroup } from './recipient-group.js';

describe('C-03 recipient groups', () => {
  it.each([
    [{ isHeadCoach: true, position: 'HC' }, 'head_coach'],
    [{ isHeadCoach: true, position: 'HC,RC' }, 'head_coach'],
    [{ isHeadCoach: false, position: 'RC' }, 'recruiting_coordinator'],
    [{ isHeadCoach: false, position: 'TE, RC' }, 'recruiting_coordinator'],
    [{ isHeadCoach: false, position: 'QB' }, 'position_coach'],
    [{ isHeadCoach: false, position: '' }, 'position_coach'],
  ])('C-03 %j is in the first group that fits: %s', (coach, group) => {
    expect(recipientGroup(coach)).toBe(group);
  });
});
