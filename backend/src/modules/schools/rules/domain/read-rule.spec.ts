import { readRule } from './read-rule.js';

const ROW = {
  rule_id: 'd1',
  body: 'NCAA',
  division: 'D1',
  subdivision: '',
  sport: 'football',
  channel: 'signing',
  anchor: 'date',
  starts: '2026-12-02',
  ends: '',
  effective_from: '',
  effective_to: '',
  text: 'Signing begins.',
  source_url: 'https://rules.test/d1',
  source_kind: 'press',
  verified_on: '2026-11-21',
  status: 'unverified',
};
const startsOf = (anchor: string, starts: string, ends = '') => readRule({ ...ROW, anchor, starts, ends }).starts;

describe('a row of the rules table', () => {
  it('Q-01 is read with each kind of anchor', () => {
    expect(startsOf('any', '')).toBeNull();
    expect(startsOf('grade', 'class-2 06-15')).toEqual({ anchor: 'grade', yearsBeforeClass: 2, monthDay: '06-15' });
    expect(startsOf('date', '2026-01-02', '2026-01-16')).toEqual({ anchor: 'date', from: '2026-01-02', to: '2026-01-16' });
    expect(startsOf('date', '2026-12-02')).toEqual({ anchor: 'date', from: '2026-12-02', to: null });
    expect(startsOf('birth', '19 09-01')).toEqual({ anchor: 'birth', age: 19, monthDay: '09-01' });
  });

  it('F-09 a minimum core GPA is read as a number, and no minimum as none', () => {
    expect(readRule({ ...ROW, minimum_core_gpa: '2.3' }).minimumCoreGpa).toBe(2.3);
    expect(readRule({ ...ROW, minimum_core_gpa: '' }).minimumCoreGpa).toBeNull();
    expect(() => readRule({ ...ROW, minimum_core_gpa: '2,3' })).toThrow('row "d1": minimum_core_gpa cannot be "2,3"');
  });

  it('Q-01 an empty division or subdivision is none, a filled one is kept', () => {
    expect(readRule({ ...ROW, division: '', subdivision: 'FBS' })).toMatchObject({ division: null, subdivision: 'FBS' });
    expect(readRule(ROW)).toMatchObject({ division: 'D1', subdivision: null });
  });

  it.each([
    ['any', '18 09-01'],
    ['grade', ''],
    ['grade', '2 06-15'],
    ['grade', 'class-2'],
    ['birth', ''],
    ['birth', 'class-2 06-15'],
    ['birth', '9 09-01'],
  ])('Q-01 a start that does not fit the anchor %s is refused: "%s"', (anchor, starts) => {
    expect(() => startsOf(anchor, starts)).toThrow(`starts cannot be "${starts}"`);
  });

  it.each([
    ['anchor', 'moon'],
    ['starts', '2026-13-02'],
    ['ends', 'later'],
    ['channel', 'sign'],
    ['status', 'true'],
    ['source_kind', ''],
    ['source_url', 'http://rules.test'],
    ['verified_on', '21.11.2026'],
    ['effective_from', '2026'],
    ['text', ''],
    ['rule_id', ''],
  ])('Q-01 with a wrong %s is refused by the name of row, column and value', (column, value) => {
    const row = { ...ROW, [column]: value };
    expect(() => readRule(row)).toThrow(`The rules table, row "${row.rule_id}": ${column} cannot be "${value}".`);
  });
});
