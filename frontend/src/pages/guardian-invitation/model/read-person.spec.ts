import { checkPerson, dateOf, emptyPerson } from './read-person';

const dana = { name: 'Dana Lee', username: 'dana', password: 'friday-nights', month: '3', day: '14', year: '1980' };

describe('what a guardian types to join', () => {
  it('U-07 finds nothing wrong with a name, a username, a password and a date', () => {
    expect(checkPerson(dana)).toEqual({});
    expect(dateOf(dana)).toBe('1980-03-14');
  });

  it('U-07 names every field that is empty or wrong', () => {
    expect(Object.keys(checkPerson(emptyPerson)).sort()).toEqual(['month', 'name', 'password', 'username']);
  });

  it.each([
    ['2', '30', '1980'],
    ['13', '1', '1980'],
    ['1', '1', '80'],
    ['a', '1', '1980'],
  ])('U-07 %s/%s/%s is no day', (month, day, year) => {
    expect(dateOf({ month, day, year })).toBeNull();
  });
});
