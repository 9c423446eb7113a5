import { schoolReason } from './school-reason.js';

const part = (key: 'need' | 'geographic', inputs: [string, string][], score: number | null = 90) => ({
  key,
  score,
  inputs: inputs.map(([label, value]) => ({ label, value, source: '', asOf: null })),
});
const need = (players: number, leaving: number, score: number | null = 90) =>
  part(
    'need',
    [
      ['Class of 2027, which leaves before you come', String(leaving)],
      ['All quarterbacks', String(players)],
    ],
    score,
  );
const near = (miles: string) =>
  part('geographic', [
    ['Home', 'Austin, TX'],
    ['Distance, as the crow flies', `${miles} miles`],
  ]);
const AKRON = { name: 'Akron', conference: 'Mid-American' };

const reasonOf = (parts: ReturnType<typeof part>[], school = AKRON) =>
  schoolReason({ parts, rosterSeason: 2026, entryYear: 2027 }, school)?.value;

describe('one true thing about a school', () => {
  it('I-07 is the need on the roster, with how many of how many', () => {
    expect(reasonOf([need(5, 2), near('20')])).toBe('2 of the 5 quarterbacks on the 2026 roster of Akron are listed to graduate in 2027');
    expect(reasonOf([need(2, 1)])).toBe('1 of the 2 quarterbacks on the 2026 roster of Akron is listed to graduate in 2027');
  });

  it.each([
    ['few leave', [need(10, 2), near('212')]],
    ['nobody leaves', [need(4, 0), near('212')]],
    ['the roster is too old to be used', [need(5, 3, null), near('212')]],
  ])('I-07 is the distance when %s', (_, parts) => {
    expect(reasonOf(parts)).toBe('Akron is 212 miles from my home');
  });

  it('I-07 is the conference of a school far away, or when home is not known', () => {
    expect(reasonOf([need(10, 2), near('1,020')])).toBe('Akron plays in the Mid-American Conference');
    expect(reasonOf([need(10, 2), near('250')])).toBe('Akron is 250 miles from my home');
    expect(reasonOf([need(10, 2), near('251')])).toBe('Akron plays in the Mid-American Conference');
    expect(reasonOf([], { name: 'Georgia', conference: 'SEC' })).toBe('Georgia plays in the SEC');
    expect(reasonOf([], { name: 'Tulsa', conference: 'American Athletic' })).toBe('Tulsa plays in the American Athletic Conference');
    expect(reasonOf([], { name: 'Yale', conference: 'Ivy League' })).toBe('Yale plays in the Ivy League');
  });

  it('I-07 is nothing when nothing is known', () => {
    expect(schoolReason({ parts: [], rosterSeason: null, entryYear: null }, { name: 'X', conference: null })).toBeNull();
    expect(schoolReason({ parts: [], rosterSeason: null, entryYear: null }, { name: 'X', conference: 'FBS Independents' })).toBeNull();
  });

  it('I-07 names its source', () => {
    expect(schoolReason({ parts: [need(5, 2)], rosterSeason: 2026, entryYear: 2027 }, AKRON)).toMatchObject({
      label: 'Roster of Akron, 2026 season',
      source: 'school',
    });
  });
});
