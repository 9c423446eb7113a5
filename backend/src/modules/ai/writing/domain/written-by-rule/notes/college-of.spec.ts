import type { Fact } from '../../../../facts/domain/fact.js';
import { collegeOf } from './college-of.js';

const of = (highSchool: string, graduationYear: string) => {
  const fact = (key: string, value: string): Fact => ({ key, value, label: key, source: 'profile', measures: [] });
  return collegeOf([fact('highSchool', highSchool), fact('graduationYear', graduationYear)], '2026-11-21');
};

describe('the college of who left high school', () => {
  it.each([
    ['Snow College', 'Snow College'],
    ['Snow College (graduated from Uinta Flats High School in 2025)', 'Snow College'],
    ['Hinds Community College, before that Byram High', 'Hinds Community College'],
    ['Langston University', 'Langston University'],
    ['Westlake High School', ''],
    ['Boston College High School', ''],
    ['Loyola College Prep', ''],
    ['University High', ''],
    ['', ''],
  ])('E-10 I-07 stands where the high school was: "%s" → "%s"', (highSchool, college) => {
    expect(of(highSchool, '2025')).toBe(college);
  });

  it('E-10 I-07 is none while high school lasts, or while the class is not known', () => {
    expect([of('Trinity College', '2027'), of('Trinity College', '2028'), of('Snow College', '')]).toEqual(['', '', '']);
    expect(of('Snow College', '2026')).toBe('Snow College');
  });
});
