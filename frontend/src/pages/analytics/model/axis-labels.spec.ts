import { hasLabel } from './axis-labels';

const labelled = (...[unit, bars, room]: Parameters<typeof hasLabel>) =>
  Array.from({ length: bars }, (_, index) => index).filter(hasLabel(unit, bars, room));

describe('hasLabel', () => {
  it('labels days at even distances, fewer on a phone', () => {
    expect(labelled('day', 30, 'wide')).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
    expect(labelled('day', 30, 'phone')).toEqual([0, 6, 12, 18, 24]);
  });

  it('labels every bar where all have room', () => {
    expect(labelled('day', 7, 'wide')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelled('month', 1, 'phone')).toEqual([0]);
  });

  it('leaves the longer labels of months more room', () => {
    expect(labelled('month', 12, 'wide')).toEqual([0, 2, 4, 6, 8, 10]);
    expect(labelled('month', 12, 'phone')).toEqual([0, 3, 6, 9]);
  });

  it('labels nothing where there is no bar', () => {
    expect(labelled('week', 0, 'wide')).toEqual([]);
  });
});
