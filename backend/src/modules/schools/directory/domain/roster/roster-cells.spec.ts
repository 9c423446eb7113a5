import { readClassYear } from './class-year.js';
import { readHeightInches } from './height.js';
import { rosterCell } from './roster-cell.js';
import { readSeason, seasonAt } from './season.js';

describe('the class of a player', () => {
  it.each([
    ['Fr', '2029'],
    ['SO.', '2028'],
    [' Junior ', '2027'],
    ['4', '2026'],
    ['5th', '2026'],
    ['Gr.', '2026'],
    ['RS-So', '2028'],
    ['r. fr', '2029'],
    ['Redshirt  Senior', '2026'],
    ['rsjr', '2027'],
    ['2027', '2027'],
    ['True Freshman', '2029'],
    ['Graduate Student', '2026'],
    ['6th Yr.', '2026'],
    ['5th Year', '2026'],
    ['Jr.-2L', '2027'],
    ['So-TR', '2028'],
  ])('E-12 in the season of 2025 %j graduates in %s', (text, year) => {
    expect(readClassYear(text, 2025)).toBe(year);
  });

  it.each(['', 'QB', 'x2027', '20277', '2x27', '20x7', 'constructor', 'senior rs', 'a.senior', 'ju.nior'])('E-12 %j says none', (text) => {
    expect(readClassYear(text, 2025)).toBeNull();
  });
});

describe('the height of a player', () => {
  it.each([
    ['6-2', 74],
    ['6 - 2', 74],
    ['6\'2"', 74],
    ['6’ 2 ”', 74],
    ["6'2''", 74],
    ['6 2', 74],
    ['6 ft 2 in', 74],
    ['6 ft. 2 in.', 74],
    ['6 FEET 2', 74],
    ['6-', 72],
    ['6 ft', 72],
    ['5-11', 71],
    [' 6   2 ', 74],
    ['74', 74],
    ['74 in.', 74],
    ['74in', 74],
    ['74"', 74],
    ['4-0', 48],
    ['7-11', 95],
    ['48', 48],
    ['95', 95],
    ['6\'1.5"', 73],
    ['6-1 1/2', 73],
    ['5-11½', 71],
    ['74.5', 74],
    ['74 inches', 74],
    ['188 cm', 74],
    ['190cm', 75],
    ['1.88 m', 74],
    ['1,98 m', 78],
  ])('E-12 %j is %i inches', (text, inches) => {
    expect(readHeightInches(text)).toBe(inches);
  });

  it.each(['', 'tall', '6-12', '3-11', '8-0', '47', '96', '1 6-2', '6-2 or so', '74 lb', 'x74', '6', '188', '100 cm', '1.88', '3-Jun'])(
    'E-12 %j is none',
    (text) => {
      expect(readHeightInches(text)).toBeNull();
    },
  );
});

describe('other cells of a roster', () => {
  it.each([
    [' YES ', true],
    ['x', true],
    ['Starter', true],
    ['1', true],
    ['No', false],
    ['0', false],
    ['', null],
    ['maybe', null],
  ])('E-12 as a starter %j is %j', (text, starter) => {
    expect(rosterCell.starter(text)).toBe(starter);
  });

  it.each([
    ['215', 215],
    [' 215 lbs. ', 215],
    ['215lb', 215],
    ['215#', 215],
    ['215 pounds', 215],
    ['215.0', 215],
    ['215.5', null],
    ['215  lb.', 215],
    ['100', 100],
    ['500', 500],
    ['99', null],
    ['501', null],
    ['1215', null],
    ['92 kg', 203],
    ['92,5 kg', 204],
    ['215 kg', 474],
    ['300 kg', null],
    ['40 kg', null],
    ['about 215', null],
    ['215xlb', null],
    ['', null],
  ])('E-12 as pounds %j is %j', (text, pounds) => {
    expect(rosterCell.weight(text)).toBe(pounds);
  });

  it('E-12 a number of a metric column is centimetres or kilograms, unless it says otherwise', () => {
    expect(['190', '178,5', '6-2', '74'].map((text) => readHeightInches(text, true))).toEqual([75, 70, 74, 74]);
    expect(['131', '92,5', '80.0', '215 lbs', '40'].map((text) => rosterCell.weight(text, true))).toEqual([289, 204, 176, 215, null]);
  });

  it.each([
    ['2', 2],
    [' 2 years ', 2],
    ['1 year', 1],
    ['1 season', 1],
    ['3 seasons', 3],
    ['1 yr', 1],
    ['2  yrs', 2],
    ['0', 0],
    ['5', 5],
    ['6', null],
    ['12', null],
    ['about 2', null],
    ['2 more', null],
    ['2-years', null],
    ['', null],
  ])('E-12 as seasons left %j is %j', (text, seasons) => {
    expect(rosterCell.eligibility(text)).toBe(seasons);
  });
});

describe('the season of a roster', () => {
  it.each([
    ['2026-07-31T23:59:59Z', 2025],
    ['2026-08-01T00:00:00Z', 2026],
    ['2026-12-31T00:00:00Z', 2026],
    ['2027-01-01T00:00:00Z', 2026],
  ])('E-12 at %s it is that of %i', (now, season) => {
    expect(seasonAt(new Date(now))).toBe(season);
  });

  it.each([
    ['2025', 2025],
    [' 2025-26 ', 2025],
    ['2025 / 2026', 2025],
    ['1999', null],
    ['12025', null],
    ['2025-', null],
    ['2025-2', null],
    ['2025-26 fall', null],
    ['2025x26', null],
    ['2025 x-26', null],
    ['2025- x26', null],
    ['20x5', null],
    ['fall', null],
  ])('E-12 %j is read as %j', (text, season) => {
    expect(readSeason(text)).toBe(season);
  });
});
