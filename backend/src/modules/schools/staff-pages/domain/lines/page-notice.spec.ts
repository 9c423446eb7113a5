import type { PageClues } from './page-clues.js';
import { mostFrequent, pageNotices } from './page-notice.js';
import type { StaffPerson } from '../people/staff-person.js';

const clues = (changes: Partial<PageClues> = {}): PageClues => ({
  opening: '',
  playerMarks: 0,
  isEmail: false,
  isPictures: false,
  ...changes,
});

let count = 0;
function person(changes: Partial<StaffPerson> = {}): StaffPerson {
  count += 1;
  const whole = { firstName: 'Nick', lastName: 'Saban', title: 'Coach', phone: null, twitter: null, checks: [] };
  return { ...whole, email: `p${count}@state.edu`, sport: 'Football', isCoach: true, ...changes };
}

const codes = (people: StaffPerson[], changes: Partial<PageClues> = {}, other: string | null = null) =>
  pageNotices(people, clues(changes), other).map(({ code }) => code);
const many = (length: number, changes: Partial<StaffPerson> = {}) => Array.from({ length }, () => person(changes));

describe('what an athlete should know about a page', () => {
  it.each<[string, Partial<PageClues>, string]>([
    ['nothing else', {}, 'nobody'],
    ['pictures, whatever else', { isPictures: true, playerMarks: 9, isEmail: true }, 'pictures'],
    ['six marks of players', { playerMarks: 6, isEmail: true }, 'roster'],
    ['five marks of players', { playerMarks: 5 }, 'nobody'],
    ['the head of an email', { playerMarks: 5, isEmail: true }, 'email'],
  ])('B-01 why nobody was found: %s', (_what, changes, code) => {
    expect(codes([], changes)).toEqual([code]);
    expect(codes([], changes, 'Ohio State')).toEqual([code]);
  });

  it.each<[string, StaffPerson[], Partial<PageClues>, string[]]>([
    ['a coach of football', [person()], {}, []],
    ['somebody of football who is no coach', [person({ isCoach: false })], {}, ['no_football']],
    ['an office', [person({ sport: null })], {}, ['no_football']],
    ['another sport', [person({ sport: 'Soccer' })], {}, ['other_sport']],
    ['another sport beside an office', [person({ sport: 'Soccer' }), person({ sport: null })], {}, ['other_sport']],
    ['another sport beside football', [person({ sport: 'Soccer' }), person({ isCoach: false })], {}, ['no_football']],
    ['marks of players', [person({ sport: null })], { playerMarks: 6 }, ['roster']],
    ['few marks of players', [person({ sport: null })], { playerMarks: 5 }, ['no_football']],
    ['marks of players beside a coach', [person()], { playerMarks: 6 }, []],
    ['an email', [person()], { isEmail: true }, ['email']],
    ['an email without football', [person({ sport: null })], { isEmail: true }, ['no_football']],
    ['99 people', many(99), {}, []],
    ['100 people', many(100), {}, ['directory']],
  ])('B-01 about the page: %s', (_what, people, changes, found) => {
    expect(codes(people, changes)).toEqual(found);
  });

  it.each<[string, StaffPerson[], string[]]>([
    ['none', [person({ email: null })], ['no_addresses']],
    ['one of one', [person()], []],
    ['the same of two', many(2, { email: 'a@state.edu' }), []],
    ['the same of three', many(3, { email: 'a@state.edu' }), ['one_address']],
    ['the same of three in other letters', [...many(2, { email: 'a@state.edu' }), person({ email: 'A@state.edu' })], ['one_address']],
    ['two of three', [...many(2, { email: 'a@state.edu' }), person()], []],
    ['the same of two among three', [...many(2, { email: 'a@state.edu' }), person({ email: null })], []],
  ])('B-01 about the addresses: %s', (_what, people, found) => {
    expect(codes(people)).toEqual(found);
  });

  it('B-01 the heaviest first', () => {
    expect(codes([person({ sport: 'Golf', email: null })], {}, 'Ohio State')).toEqual(['other_school', 'other_sport', 'no_addresses']);
  });

  it('B-01 says how many, of whom and of what', () => {
    const messages = (people: StaffPerson[], other: string | null = null) => pageNotices(people, clues(), other)[0]?.message;
    expect(messages([...many(98, { sport: null }), ...many(2)])).toContain('100 people. Only the 2 who');
    expect(messages([person({ sport: 'Golf' }), person({ sport: 'Soccer' }), person({ sport: 'Soccer' })])).toContain('about Soccer');
    expect(messages([person()], 'Ohio State')).toContain('Ohio State');
  });

  it.each([
    [[], null],
    [['a'], 'a'],
    [['a', 'b'], 'a'],
    [['a', 'b', 'b'], 'b'],
    [['b', 'a', 'a', 'b'], 'b'],
  ])('B-01 of %j most often: %s', (values, most) => {
    expect(mostFrequent(values)).toBe(most);
  });
});
