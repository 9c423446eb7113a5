import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { type ContactRule, ContactRules } from '../../rules/index.js';
import { CsvParseReader } from '../../tables/adapters/csv/csv-parse-reader.js';
import { gpaMinimums, rosterRules } from './gpa-minimums.js';

const NOW = new Date('2026-11-22T15:00:00.000Z');

describe('the minimums of the rules table', () => {
  let rules: readonly ContactRule[];
  let rule: ContactRule;

  beforeAll(async () => {
    rules = await new ContactRules(new DiskBundledFiles(), new CsvParseReader()).all();
    rule = rules.find(({ ruleId }) => ruleId === 'd1-academics') as ContactRule;
  });

  const countOf = (changes: Partial<ContactRule>) => gpaMinimums([{ ...rule, ...changes }], NOW).length;

  it('F-09 are those of Division I and II, with the day of the rule', () => {
    expect(gpaMinimums(rules, NOW)).toMatchObject([
      { ruleId: 'd1-academics', division: 'D1', name: 'NCAA Division I', minimum: 2.3, asOf: '2026-11-21', isDoubtful: false },
      { ruleId: 'd2-academics', division: 'D2', name: 'NCAA Division II', minimum: 2.2, asOf: '2026-11-21', isDoubtful: true },
    ]);
  });

  it('F-09 a proposed rule, one that is over and one that is not yet in force are none', () => {
    expect(countOf({})).toBe(1);
    expect(countOf({ status: 'proposed' })).toBe(0);
    expect(countOf({ effectiveTo: '2026-11-21' })).toBe(0);
    expect(countOf({ effectiveFrom: '2026-11-23' })).toBe(0);
  });

  it('F-09 an old rule is doubtful', () => {
    expect(gpaMinimums([{ ...rule, verifiedOn: '2026-07-01' }], NOW)).toMatchObject([{ isDoubtful: true }]);
  });

  it('Q-07 the roster limit is that of Division I, with its source and day, while it is in force', () => {
    expect(rosterRules(rules, NOW)).toMatchObject([{ ruleId: 'roster-limit', division: 'D1', asOf: '2026-11-21' }]);
    expect(rosterRules(rules, NOW)[0]?.text).toContain('105 football players');
    expect(rosterRules(rules, new Date('2025-06-30T12:00:00Z'))).toEqual([]);
  });
});
