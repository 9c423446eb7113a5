import { readDivision } from './division.js';

describe('a division', () => {
  it.each([
    ['D1', 'D1'],
    ['NCAA Division I-FBS', 'D1'],
    ['Division I (FCS)', 'D1'],
    ['I-AA', 'D1'],
    ['d 2', 'D2'],
    ['Div. II', 'D2'],
    ['ncaa diii', 'D3'],
    ['3', 'D3'],
    ['Division One', 'D1'],
    ['Div. Two', 'D2'],
    ['Division Three', 'D3'],
    ['FBS (Division I-A)', 'D1'],
    ['Division I Football Bowl Subdivision', 'D1'],
    ['NCAA D1 Football Championship Subdivision', 'D1'],
    ['na', 'na'],
  ])('K-06 K-07 reads %s as %s', (text, division) => {
    expect(readDivision(text)).toBe(division);
  });

  it.each(['NAIA', 'NJCAA', 'D4', '', 'DIV', 'IV', 'constructor', '12', 'FBS Division II', 'D1/D2', 'NAIA Division II', 'done'])(
    'K-06 refuses %j',
    (text) => {
      expect(readDivision(text)).toBeNull();
    },
  );
});
