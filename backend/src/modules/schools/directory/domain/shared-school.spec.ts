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

  it('B-07 keeps what is written, in single lines, and each other name once', () => {
    const draft = {
      ...BLINN,
      subdivision: ' FBS ',
      conference: 'Southwest  Junior',
      mascot: 'Buccaneers',
      websiteUrl: ' blinn.edu ',
      aliases: ['Blinn', ' ', 'Blinn ', 'Buccs'],
    };
    expect(sharedSchoolOf(draft)).toMatchObject({
      nameKey: 'blinn college',
      city: 'Brenham',
      subdivision: 'FBS',
      conference: 'Southwest Junior',
      mascot: 'Buccaneers',
      websiteUrl: 'https://blinn.edu',
      aliases: ['Blinn', 'Buccs'],
    });
  });

  it('B-07 what is left blank is not known', () => {
    const blank = { subdivision: ' ', conference: '', mascot: null, websiteUrl: '  ' };
    expect(sharedSchoolOf({ ...BLINN, ...blank })).toMatchObject({
      subdivision: null,
      conference: null,
      mascot: null,
      websiteUrl: null,
      aliases: [],
    });
    expect(sharedSchoolOf({ ...BLINN, association: undefined })).toMatchObject({ association: null, websiteUrl: null });
  });

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ city: '' }, 'city', 'required'],
    [{ division: 'D9' }, 'division', 'invalid_division'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl', 'invalid_url'],
    [{ aliases: ['two\nlines'] }, 'aliases', 'control_character'],
  ])('B-07 names the field that is wrong: %j', (changes, field, code) => {
    expect(() => sharedSchoolOf({ ...BLINN, ...changes })).toThrow(
      expect.objectContaining({ errors: [{ field, code, message: expect.any(String) }] }) as Error,
    );
  });

  it.each(['NCAA', 'NFL'])('B-07 refuses %s as the association of division na', (association) => {
    expect(() => sharedSchoolOf({ ...BLINN, association })).toThrow(InvalidEntry);
  });
});
