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
    ['OL', 'passing rushing defensive receiving kicking punting returning other'],
    ['EDGE', 'defensive'],
    ['NT', 'defensive'],
    ['CB', 'defensive'],
    ['S', 'defensive'],
    ['FB', 'rushing receiving'],
    ['ATH', 'passing rushing defensive receiving kicking punting returning other'],
    ['LS', 'passing rushing defensive receiving kicking punting returning other'],
    [null, 'passing rushing defensive receiving kicking punting returning other'],
  ])('P-09 P-14 %s: %s', (position, groups) => {
    expect(groupsOfPosition(position).join(' ')).toBe(groups);
  });
});
