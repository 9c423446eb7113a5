import { InvalidEntry } from './invalid-entry.js';
import { sharedSchoolOf, type SchoolDraft } from './shared-school.js';

const BLINN: SchoolDraft = { name: 'Blinn College', division: 'na', city: 'Brenham', state: 'TX', association: 'NJCAA' };

describe('a school as an admin writes it', () => {
  it('B-07 keeps the association of a school outside the NCAA, and of no other', () => {
    expect(sharedSchoolOf(BLINN)).toMatchObject({ division: 'na', association: 'NJCAA', state: 'TX' });
    expect(sharedSchoolOf({ ...BLINN, association: ' ' }).association).toBeNull();
    expect(sharedSchoolOf({ ...BLINN, division: 'D3' }).association).toBeNull();
  });

  it('B-07 provinces are valid for U SPORTS alone, and states are not', () => {
    const western = { ...BLINN, name: 'Western University', association: 'U SPORTS', state: 'Ontario' };
    expect(sharedSchoolOf(western).state).toBe('ON');
    expect(() => sharedSchoolOf({ ...western, state: 'Texas' })).toThrow('Please enter a province of Canada, for example ON.');
    expect(() => sharedSchoolOf({ ...BLINN, state: 'ON' })).toThrow('Please enter a state of the USA, for example PA.');
  });

  it.each(['NCAA', 'NFL'])('B-07 refuses %s as the association of division na', (association) => {
    expect(() => sharedSchoolOf({ ...BLINN, association })).toThrow(InvalidEntry);
  });
});
