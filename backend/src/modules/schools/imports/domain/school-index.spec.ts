import { SchoolIndex } from './school-index.js';

const index = new SchoolIndex()
  .add([
    { id: 1, nameKey: 'concordia', state: 'WI', aliases: ['Falcons', 'FALCONS'] },
    { id: 2, nameKey: 'concordia', state: 'NE', aliases: [] },
  ])
  .add([
    { id: 3, nameKey: 'akron', state: 'OH', aliases: [] },
    { id: 4, nameKey: 'kent', state: 'OH', aliases: ['Akron'] },
  ]);

describe('the school that a row of a file names', () => {
  it('K-07 is found by its name, and by another name that people know it under', () => {
    expect(index.find(' AKRON ', null)).toEqual({ id: 3 });
    expect(index.find('Falcons', null)).toEqual({ id: 1 });
  });

  it('K-07 needs the state where several have the name, and says which there are', () => {
    expect(index.find('Concordia', 'NE')).toEqual({ id: 2 });
    expect(index.find('Concordia', null)).toEqual({ problem: 'ambiguous_school', states: ['NE', 'WI'] });
  });

  it('K-07 is not one of another state', () => {
    expect(index.find('Akron', 'PA')).toEqual({ problem: 'unknown_school' });
    expect(index.find('Zzyzx', null)).toEqual({ problem: 'unknown_school' });
  });
});
