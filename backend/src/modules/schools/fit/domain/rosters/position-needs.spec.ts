import { rosterOf } from '../../testing/fit-examples.js';
import { positionNeeds } from './position-needs.js';

describe('position need', () => {
  const qbs = (classes: Record<string, number>) => {
    const need = positionNeeds(rosterOf(2024, { QB: classes, RB: { 2028: 9 } })).find(({ position }) => position === 'QB');
    return [need?.score, need?.level, need?.players, need?.graduating];
  };

  it.each([
    ['nobody plays there', {}, [100, 'high', 0, 0]],
    ['half of them graduate', { 2025: 2, 2027: 2 }, [90, 'high', 4, 2]],
    ['one of two graduates', { 2025: 1, 2027: 1 }, [90, 'high', 2, 1]],
    ['three of ten graduate', { 2025: 3, 2027: 7 }, [70, 'some', 10, 3]],
    ['fewer than three play there', { 2027: 2 }, [60, 'some', 2, 0]],
    ['less than three of ten graduate', { 2025: 2, 2027: 8 }, [30, 'low', 10, 2]],
    ['their classes are over', { 2024: 3, 2022: 1 }, [100, 'high', 0, 0]],
  ])('F-03 when %s', (_what, classes: Record<string, number>, expected) => {
    expect(qbs(classes)).toEqual(expected);
  });

  it('F-03 counts players of an unknown class, who do not graduate', () => {
    const counts = [{ position: 'QB', classYear: null, players: 4 }];
    const [, , qb] = [0, 0, positionNeeds({ season: 2024, counts, rivals: [] }).find((need) => need.position === 'QB')];
    expect(qb).toMatchObject({ score: 30, players: 4, graduating: 0 });
  });

  it('F-03 knows nothing without a roster, also when the roster is empty', () => {
    expect(positionNeeds(null)).toEqual([]);
    expect(positionNeeds(rosterOf(2024, {}))).toEqual([]);
  });

  it('F-02 puts the highest need first and equal ones in the fixed order', () => {
    const needs = positionNeeds(rosterOf(2024, { QB: { 2028: 9 }, P: { 2025: 1 }, K: { 2025: 1 } }));
    expect(needs.map(({ position }) => position)).toEqual(['RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB', 'K', 'P', 'QB']);
  });
});
