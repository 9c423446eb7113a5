import { POSITION_GROUPS, positionGroup, POSITIONS } from './positions.js';

describe('positions and their groups', () => {
  it.each([
    ['EDGE', 'DL'],
    ['NT', 'DL'],
    ['CB', 'DB'],
    ['S', 'DB'],
    ['FB', 'RB'],
    ['LS', null],
    ['ATH', null],
  ])('P-14 counts %s in %s', (position, group) => {
    expect(positionGroup(position)).toBe(group);
    expect(POSITIONS).toContain(position);
  });

  it.each(POSITION_GROUPS)('P-03 counts %s in a group of its own', (position) => {
    expect(positionGroup(position)).toBe(position);
    expect(POSITIONS).toContain(position);
  });

  it.each(['', 'qb', 'CENTER', 'toString'])('P-14 counts %j nowhere', (text) => expect(positionGroup(text)).toBeNull());
});
