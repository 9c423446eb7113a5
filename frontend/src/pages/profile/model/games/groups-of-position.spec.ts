import { groupsOfPosition } from './groups-of-position';

describe('what a position enters for a game', () => {
  it.each([
    ['QB', 'passing rushing'],
    ['RB', 'rushing receiving'],
    ['WR', 'receiving'],
    ['TE', 'receiving'],
    ['DL', 'defensive'],
    ['LB', 'defensive'],
    ['DB', 'defensive'],
    ['K', 'kicking'],
    ['P', 'punting'],
    ['OL', 'passing rushing defensive receiving kicking punting'],
    [null, 'passing rushing defensive receiving kicking punting'],
  ])('P-09 %s: %s', (position, groups) => {
    expect(groupsOfPosition(position).join(' ')).toBe(groups);
  });
});
