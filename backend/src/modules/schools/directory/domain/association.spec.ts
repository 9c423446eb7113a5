import { ASSOCIATIONS, readAssociation } from './association.js';

describe('the association of a school', () => {
  it.each([
    ['naia', 'NAIA'],
    ['N.J.C.A.A.', 'NJCAA'],
    ['USports', 'U SPORTS'],
    [' u sports ', 'U SPORTS'],
    ['NCCAA', 'NCCAA'],
    ['', null],
    ['NFL', null],
  ])('B-07 %s is %s', (text, association) => {
    expect(readAssociation(text)).toBe(association);
  });

  it('B-07 every one is read as it is written', () => {
    expect(ASSOCIATIONS.map(readAssociation)).toEqual(ASSOCIATIONS);
  });
});
