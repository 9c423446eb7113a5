import { otherNameNote } from './other-name.js';

const marcus = { firstName: 'Marcus', lastName: 'Lee' };

describe('the name on a MaxPreps page', () => {
  it('P-10 that shares none with the profile is said, with what to do', () => {
    expect(otherNameNote('Jordan Testerman', marcus)).toBe(
      'This page names Jordan Testerman, and your profile Marcus Lee. If it is not your page, delete these games and correct the address under Data, External Integrations.',
    );
  });

  it.each([
    ['the same', 'Marcus Lee', marcus],
    ['a last name alone', 'MJ Lee', marcus],
    ['a short form', 'Chris Ríos', { firstName: 'Christopher', lastName: 'Rios-Vega' }],
    ['accents and capitals', 'JOSÉ NÚÑEZ', { firstName: 'Jose', lastName: null }],
    ['no name on the page', '', marcus],
    ['no name in the profile', 'Jordan Testerman', { firstName: null, lastName: null }],
  ])('P-10 %s is nothing to say', (_what, onPage, profile) => {
    expect(otherNameNote(onPage, profile)).toBeNull();
  });

  it('P-10 an initial is no name that both share', () => {
    expect(otherNameNote('M. Testerman', marcus)).not.toBeNull();
  });
});
