import { otherSchool, type NamedSchool } from './other-school.js';

const school = (id: number, name: string, mascot: string, host: string, aliases: string[] = []): NamedSchool => {
  const websiteUrl = `https://www.${host}/`;
  return { id, name, mascot, aliases, websiteUrl };
};
const SCHOOLS = [
  school(1, 'Akron', 'Zips', 'uakron.example', ['The University of Akron']),
  school(2, 'Kent State', 'Golden Flashes', 'kent.example'),
  school(3, 'Ohio', 'Bobcats', 'ohio.example', ['Ohio University']),
  school(4, 'Ohio State', 'Buckeyes', 'osu.example'),
  school(5, 'Rice', 'Owls', 'rice.example'),
];
const asked = (schoolId: number, opening: string, addresses: string[] = []) => otherSchool(schoolId, SCHOOLS, { opening, addresses });

describe('a page of another school', () => {
  it.each([
    ['its name with the mascot', 'Kent State Golden Flashes\n2026 Coaches', [], 'Kent State'],
    ['its name with "Football"', 'Ohio State Football Coaching Staff', [], 'Ohio State'],
    ['"University of" its name', 'University of Rice Athletics', [], 'Rice'],
    ['its addresses', '2026 Coaches', ['a@kent.example', 'b@athletics.kent.example', 'c@kent.example'], 'Kent State'],
  ])('B-01 is known by %s', (_, opening, addresses, name) => expect(asked(1, opening, addresses)).toBe(name));

  it.each([
    ['the page names the school', 1, 'Akron Zips Football\nNext game: Kent State Golden Flashes', []],
    ['the page names its mascot', 1, 'Zips coaches\nKent State Football', []],
    ['the addresses are the school’s', 1, 'Kent State Football', ['a@uakron.example']],
    ['a name alone may be a word', 1, 'Rice and beans for the staff', []],
    ['the longer name is another school’s', 4, 'Ohio State Buckeyes Football', []],
    ['no school is named', 1, '2026 Football Staff', ['a@somewhere.example']],
    ['the school is unknown', 9, 'Kent State Football', []],
  ])('B-01 is not asked about when %s', (_, id, opening, addresses) => expect(asked(id, opening, addresses)).toBeNull());
});
