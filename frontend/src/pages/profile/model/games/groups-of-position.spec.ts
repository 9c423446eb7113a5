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
    ['EDGE', 'defensive'],
    ['NT', 'defensive'],
    ['CB', 'defensive'],
    ['S', 'defensive'],
    ['FB', 'rushing receiving'],
    ['ATH', 'passing rushing defensive receiving kicking punting'],
    ['LS', 'passing rushing defensive receiving kicking punting'],
    [null, 'passing rushing defensive receiving kicking punting'],
  ])('P-09 P-14 %s: %s', (position, groups) => {
    expect(groupsOfPosition(position).join(' ')).toBe(groups);
  });
});
