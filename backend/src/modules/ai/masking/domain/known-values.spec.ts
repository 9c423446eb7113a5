import { knownValues } from './known-values.js';
import { NO_PRIVATE_VALUES, type PrivateValues } from './private-values.js';

const values = (more: Partial<PrivateValues>) => knownValues({ ...NO_PRIVATE_VALUES, ...more });
const letters = (more: Partial<PrivateValues>) => values(more).map(({ letters: all }) => all);

describe('the private values to look for', () => {
  it('I-08 of an athlete without any there is none, nor of a school that has only words of all schools', () => {
    expect(values({})).toEqual([]);
    expect(letters({ highSchool: 'The High School' })).not.toContain('es');
  });

  it('I-08 a phone with and without its codes, and in words', () => {
    expect(letters({ phone: '(512) 555-0142' })).toEqual([
      '5125550142',
      '5125550142',
      '5550142',
      '15125550142',
      'fiveonetwofivefivefivezeroonefourtwo',
      'fiveonetwofivefivefiveohonefourtwo',
      'fiveonetwofivefivefiveoonefourtwo',
    ]);
    expect(letters({ phone: '+1 512 555 0142' })).toEqual(expect.arrayContaining(['15125550142', '5125550142', '5550142']));
    expect(letters({ phone: '555-0142' })[0]).toBe('5550142');
    expect(letters({ phone: '555-014' })).toEqual([]);
  });

  it('I-08 each has its kind', () => {
    const kinds = new Set(
      values({
        lastName: 'Lee',
        highSchool: 'Westlake High School',
        city: 'Austin',
        birthdate: '2009-03-14',
        phone: '512-555-0142',
        twitterHandle: 'marcuslee12',
        hudlProfileUrl: 'hudl.com/profile/12',
        maxPrepsId: 'abc-1',
        highSchoolHeadCoach: 'Hank Doyle',
      }).map(({ kind }) => kind),
    );
    expect([...kinds].sort()).toEqual(['birth_date', 'handle', 'last_name', 'link', 'person', 'phone', 'school', 'town']);
  });

  it('I-08 names together count as one word, initials in capitals', () => {
    const all = values({ firstName: 'Marcus', lastName: 'Lee', highSchool: 'Lake Travis High School' });
    expect(all.filter(({ only }) => only === 'one_word').map(({ letters: of }) => of)).toEqual(['marcuslee', 'leemarcus', 'mlee']);
    expect(all.filter(({ only }) => only === 'capitals').map(({ kind, letters: of }) => `${kind} ${of}`)).toEqual([
      'school lths',
      'school lths',
    ]);
  });

  it('I-08 a single letter is no value', () => {
    expect(letters({ lastName: 'X' })).toEqual([]);
  });
});
