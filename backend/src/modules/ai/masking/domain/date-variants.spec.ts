import { dateVariants } from './date-variants.js';

const of = (iso: string) => new Set(dateVariants(iso));
const held = (iso: string, ways: readonly string[]) => ways.filter((way) => !of(iso).has(way));

describe('the ways to write a birth date', () => {
  it.each([
    [
      'english',
      ['march14', 'march14th', 'marchfourteenth', 'marchthe14th', 'marchfourteen', '14march', '14thofmarch', 'fourteenthofmarch'],
    ],
    ['short', ['mar14', '14mar', 'marc14']],
    ['spanish', ['14demarzo', '14marzo', 'marzo14']],
    [
      'in digits, either order, with and without zeros',
      ['3142009', '03142009', '1432009', '14032009', '031409', '31409', '20090314', '090314'],
    ],
    ['the year alone', ['2009', 'twothousandnine', 'twothousandandnine', 'twentyohnine']],
  ])('I-08 %s', (_, ways) => {
    expect(held('2009-03-14', ways)).toEqual([]);
  });

  it.each([
    ['2009-03-01', ['march1st', 'marchfirst', 'march01', 'marchone']],
    ['2009-03-02', ['march2nd', 'marchsecond']],
    ['2009-03-03', ['march3rd', 'marchthird']],
    ['2009-03-04', ['march4th', 'marchfourth']],
    ['2009-03-11', ['march11th', 'marcheleventh']],
    ['2009-03-12', ['march12th']],
    ['2009-03-13', ['march13th']],
    ['2009-03-20', ['march20th', 'marchtwentieth', 'marchtwenty']],
    ['2009-03-21', ['march21st', 'marchtwentyfirst', 'marchtwentyone']],
    ['2009-03-22', ['march22nd', 'marchtwentysecond']],
    ['2009-03-23', ['march23rd']],
    ['2009-03-30', ['march30th', 'marchthirtieth', 'marchthirty']],
    ['2009-03-31', ['march31st', 'marchthirtyfirst', 'marchthirtyone']],
    ['2009-09-05', ['sept5', 'sep5', 'september5', 'septiembre5']],
    ['2009-12-05', ['december5', 'diciembre5', '1252009', '12052009']],
  ])('I-08 of %s', (iso, ways) => {
    expect(held(iso, ways)).toEqual([]);
  });

  it.each([
    ['2009-03-11', ['march11st']],
    ['2009-03-21', ['march21th']],
    ['2009-03-14', ['march15', 'april14', '2010', '3152009', 'maytwo']],
  ])('I-08 others are none of %s', (iso, ways) => {
    expect(held(iso, ways)).toEqual(ways);
  });

  it.each([
    ['2010-05-05', ['twothousandten', 'twentyten']],
    ['2011-05-05', ['twentyeleven']],
    ['1999-05-05', ['nineteenninetynine']],
    ['1990-05-05', ['nineteenninety']],
  ])('I-08 the year of %s in words', (iso, ways) => {
    expect(held(iso, ways)).toEqual([]);
  });

  it('I-08 a month of three letters has no shorter form', () => {
    expect([...of('2009-05-02')].filter((way) => way.startsWith('may') && way.endsWith('2')).sort()).toEqual(
      ['may02', 'may2', 'mayo02', 'mayo2', 'maythe02', 'maythe2', 'mayothe02', 'mayothe2'].sort(),
    );
  });
});
