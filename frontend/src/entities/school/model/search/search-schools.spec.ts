import { mostGrowth } from '@/shared/testing/most-growth';
import { schoolFixture } from '../../testing/school-fixture';
import { lettersWrong } from './letters-wrong';
import { searchSchools } from './search-schools';

const school = (name: string, more: Parameters<typeof schoolFixture>[0] = {}) =>
  schoolFixture({ name, aliases: [], mascot: 'Eagles', city: 'Nowhere', conference: null, ...more });

const fcs = { subdivision: 'FCS' } as const;
const d3 = { division: 'D3', subdivision: null } as const;
const schools = [
  school('Ohio State', { aliases: ['The Ohio State University'], mascot: 'Buckeyes', city: 'Columbus', state: 'OH' }),
  school('Ohio', { aliases: ['Ohio University'], city: 'Athens', state: 'OH' }),
  school('Miami', { aliases: ['University of Miami', 'The U'], mascot: 'Hurricanes', city: 'Coral Gables', state: 'FL' }),
  school('Miami (OH)', { city: 'Oxford', state: 'OH' }),
  school('Georgia', { aliases: ['University of Georgia'], mascot: 'Bulldogs', city: 'Athens', state: 'GA' }),
  school('Oklahoma', { aliases: ['University of Oklahoma'], mascot: 'Sooners', city: 'Norman', state: 'OK' }),
  school('Arizona State', { aliases: ['Arizona State University'], city: 'Tempe', state: 'AZ' }),
  school('South Carolina', { aliases: ['USC'], mascot: 'Gamecocks', city: 'Columbia', state: 'SC' }),
  school('USC', { aliases: ['Southern California'], mascot: 'Trojans', city: 'Los Angeles', state: 'CA' }),
  school('Texas A&M', { aliases: ['Texas A&M University'], mascot: 'Aggies', city: 'College Station', state: 'TX' }),
  school('Penn State', { city: 'State College', state: 'PA' }),
  school('North Dakota State', { ...fcs, city: 'Fargo', state: 'ND' }),
  school("St. John's (MN)", { ...d3, mascot: 'Johnnies', city: 'Collegeville', state: 'MN' }),
  school('St. Olaf', { ...d3, city: 'Northfield', state: 'MN' }),
  school('Coastal Carolina', { ...fcs, mascot: 'Chanticleers', city: 'Conway', state: 'SC' }),
  school('Maryland', { aliases: ['University of Maryland'], mascot: 'Terrapins', city: 'College Park', state: 'MD' }),
  school('University of Mary', { ...d3, mascot: 'Marauders', city: 'Bismarck', state: 'ND' }),
  school('Truman State', { ...d3, city: 'Kirksville', state: 'MO' }),
  school("Hawai'i", { city: 'Honolulu', state: 'HI' }),
  school('San José State', { city: 'San Jose', state: 'CA' }),
  school('Wisconsin-Whitewater', { ...d3, city: 'Whitewater', state: 'WI' }),
  school('Minnesota State Mankato', { ...d3, city: 'Mankato', state: 'MN' }),
  school('Mississippi State', { city: 'Mississippi State', state: 'MS' }),
  school('William Jewell', { ...d3, city: 'Liberty', state: 'MO' }),
  school('Towson', { ...fcs, city: 'Towson', state: 'MD' }),
  school('PennWest California', { ...d3, city: 'California', state: 'PA' }),
  school('Clarion', { ...d3, city: 'California', state: 'PA' }),
  school('Connecticut College', { ...d3, city: 'New London', state: 'CT' }),
];
const first = (search: string) => searchSchools(schools, search)[0]?.name;

describe('what a fan means', () => {
  it.each([
    ['d3 california', ['PennWest California', 'Clarion']],
    ['California D3', ['PennWest California', 'Clarion']],
    ['fcs dakota', ['North Dakota State']],
    ['juco', ['Navarro']],
    ['d2 texas', []],
    ['D3 fbs', []],
  ])('R-13 a level among the words takes the other schools away: %s', (search, names) => {
    const more = [...schools, school('Navarro', { division: 'na', subdivision: null, association: 'NJCAA' })];
    expect(searchSchools(more, search).map(({ name }) => name)).toEqual(names);
  });

  it('R-13 beginning, word, beginning of an alias, beginning of a word, inside a word, town: whatever the division and the name', () => {
    const fbs = { division: 'D1', subdivision: 'FBS' } as const;
    const six = [
      school('A Place', { ...fbs, city: 'Dakotaville' }),
      school('Badakotan', fbs),
      school('Zz Dakotans', fbs),
      school('Aliased', { ...fcs, aliases: ['Dakota Normal'] }),
      school('South Dakota', { division: 'D2', subdivision: null }),
      school('Dakota Valley', d3),
    ];
    expect(searchSchools(six, 'dakota').map(({ name }) => name)).toEqual([...six].reverse().map(({ name }) => name));
  });

  it('R-13 a conference is found by what fans call it, after names that begin so', () => {
    const mac = [
      school('Merrimack'),
      school('Toledo', { conference: 'Mid-American' }),
      school('Macalester'),
      school('Rice', { conference: 'American Athletic' }),
    ];
    const found = (search: string) => searchSchools(mac, search).map(({ name }) => name);
    expect(found('MAC')).toEqual(['Macalester', 'Toledo', 'Merrimack']);
    expect(found('aac')).toEqual(['Rice']);
  });

  it.each([
    ['Chants', 'Coastal Carolina'],
    ['Terras', 'Maryland'],
    ['U Mary', 'University of Mary'],
    ['U Maryland', 'Maryland'],
  ])('R-13 %s is %s: a mascot said short, a U for University', (search, name) => {
    expect(first(search)).toBe(name);
  });

  it.each([
    ['exact name before an alias of another', 'usc', 'USC'],
    ['exact name before longer ones', 'Miami', 'Miami'],
    ['exact name before longer ones', 'Ohio', 'Ohio'],
    ['St behind a name is State', 'Ohio St.', 'Ohio State'],
    ['St before a name is Saint', 'Saint Olaf', 'St. Olaf'],
    ['brackets and apostrophes', 'saint johns mn', "St. John's (MN)"],
    ['the state behind a name', 'Miami OH', 'Miami (OH)'],
    ['and for &', 'Texas A and M', 'Texas A&M'],
    ['initials of the name', 'ASU', 'Arizona State'],
    ['U and the state', 'UGA', 'Georgia'],
    ['initials before U', 'NDSU', 'North Dakota State'],
    ['a word of the name', 'Carolina', 'South Carolina'],
    ['beginnings of words', 'north dak', 'North Dakota State'],
    ['the team', 'Buckeyes', 'Ohio State'],
    ['the town', 'Coral Gables', 'Miami'],
    ['a town made of usual words', 'State College', 'Penn State'],
    ['town and state', 'Kirksville MO', 'Truman State'],
    ['words that no name needs', 'Georgia football', 'Georgia'],
    ['the whole official name', 'the university of oklahoma', 'Oklahoma'],
    ['short for another word', 'UW-Whitewater', 'Wisconsin-Whitewater'],
    ['short for another word', 'N Dakota State', 'North Dakota State'],
    ['accents', 'San Jose State', 'San José State'],
    ['apostrophes', 'Hawaii', "Hawai'i"],
    ['a name and its state before a town', 'California PA', 'PennWest California'],
    ['said short', 'Okla football', 'Oklahoma'],
    ['said short', 'Okie', 'Oklahoma'],
    ['said short in the middle', 'north okie', undefined],
    ['said short', 'Wm Jewell', 'William Jewell'],
    ['initials of the first words and the rest', 'MSU Mankato', 'Minnesota State Mankato'],
    ['initials of the first words and the rest', 'MS Mankato', 'Minnesota State Mankato'],
    ['initials of other words', 'MSU Denver', undefined],
    ['initials and a word that says nothing', 'MSU State', undefined],
    ['the town that everybody names', 'Starkville', 'Mississippi State'],
    ['the town that everybody names, with its state', 'Starkville MS', 'Mississippi State'],
    ['a name from when it had State behind it', 'Towson State', 'Towson'],
    ['State that no name had', 'Nowhere State', undefined],
    ['one word of a longer name, misspelt', 'Whitwater', 'Wisconsin-Whitewater'],
    ['the full name of the state behind it', 'Miami Ohio', 'Miami (OH)'],
    ['a name without the state behind it', 'Miami Florida', 'Miami'],
    ['a town with the full name of its state', 'Athens Ohio', 'Ohio'],
    ['the code of a state before a name', 'ND State', 'North Dakota State'],
    ['part of the team', 'canes', 'Miami'],
    ['part of the team', 'Gamecock', 'South Carolina'],
    ['a name in one word', 'Northdakota', 'North Dakota State'],
    ['a letter missing', 'Oklahma', 'Oklahoma'],
    ['a whole name before the beginning of one', 'Conneticut Colege', 'Connecticut College'],
    ['two letters wrong', 'Connetticut Colege', 'Connecticut College'],
    ['letters swapped', 'Goergia', 'Georgia'],
  ])('R-13 %s: "%s" → %s', (_, search, name) => {
    expect(first(search)).toBe(name);
  });

  it('R-13 the order is exact name, exact alias, beginning, word, town', () => {
    expect(searchSchools(schools, 'ohio').map(({ name }) => name)).toEqual(['Ohio', 'Ohio State']);
    expect(searchSchools(schools, 'usc').map(({ name }) => name)).toEqual(['USC', 'South Carolina']);
    expect(searchSchools(schools, 'athens').map(({ name }) => name)).toEqual(['Georgia', 'Ohio']);
  });

  it('R-13 a conference is found behind names that hold its words and without names that are only like it, also with a state', () => {
    const found = [
      ...[school('Sky College', { aliases: ['Big Sky College'] }), school('Montana', { conference: 'Big Sky' })],
      ...[school('Bog Sky'), school('Idaho', { city: 'Moscow', state: 'ID', conference: 'Big Sky' })],
    ];
    expect(searchSchools(found, 'big sky').map(({ name }) => name)).toEqual(['Sky College', 'Idaho', 'Montana']);
    expect(searchSchools(found, 'big sky id').map(({ name }) => name)).toEqual(['Idaho']);
  });

  it('R-13 words that every object knows are names like others', () => {
    const found = [school('Ohio', { conference: 'constructor' }), school('Constructor College')];
    expect(searchSchools(found, 'constructor').map(({ name }) => name)).toEqual(['Constructor College', 'Ohio']);
  });

  it('R-13 finds nothing where nothing is meant, and everything for nothing', () => {
    expect([searchSchools(schools, 'xyzzyq'), searchSchools(schools, 'zz'), searchSchools(schools, '  ').length]).toEqual([
      [],
      [],
      schools.length,
    ]);
  });

  it('R-13 O-11 is at most twice the work when the search is twice as long', async () => {
    expect(await mostGrowth((search) => searchSchools(schools, search))).toBeLessThan(2.5);
  });
});

describe('lettersWrong', () => {
  it.each([
    ['georgia', 'georgia', 0],
    ['goergia', 'georgia', 1],
    ['geogia', 'georgia', 1],
    ['standford', 'stanford', 1],
    ['cincinatti', 'cincinnati', 2],
    ['iowa', 'ohio', null],
    ['abc', 'abcdef', null],
  ])('R-13 between %s and %s: %s', (a, b, count) => {
    expect(lettersWrong(a, b, 2)).toBe(count);
  });
});
