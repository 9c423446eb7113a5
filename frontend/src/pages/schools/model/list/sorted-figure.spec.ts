import { noFit } from './school-fit';
import { sortedFigure } from './sorted-figure';

describe('what a school shows of the order', () => {
  const fit = { ...noFit, miles: 26, need: 90, admissionRate: 64, netPrice: 18_400, window: '2027-06-15' };

  it('R-12 is the figure by which the list is sorted, else the distance', () => {
    expect((['admission', 'price', 'window', 'need', 'name', 'fit'] as const).map((column) => sortedFigure(fit, column))).toEqual([
      'Admits 64%',
      '$18,400 a year',
      'May write from Jun 15, 2027',
      'Roster need 90 of 100',
      '26 mi',
      '26 mi',
    ]);
    expect(sortedFigure({ ...fit, window: 'now' }, 'window')).toBe('May write to you now');
  });

  it('R-12 says what is not known, and makes up nothing', () => {
    expect((['admission', 'price', 'window', 'need', 'distance'] as const).map((column) => sortedFigure(noFit, column))).toEqual([
      'Admission rate not published',
      'Net price not published',
      'Contact date not known',
      'Roster need not known',
      null,
    ]);
    expect(sortedFigure(undefined, 'price')).toBeNull();
  });
});
