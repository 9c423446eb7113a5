import { type ContactRule, RULE_CHANNELS, RULE_SOURCE_KINDS, RULE_STATUSES, type RuleStart } from './contact-rule.js';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const GPA = /^[0-4](\.\d\d?)?$/;
const GRADE_DAY = /^class-(\d) (\d\d-\d\d)$/;
const BIRTH_AGE = /^(\d\d) (\d\d-\d\d)$/;

/** The rule of one row of the table, by column name. Throws an Error that names the row, the column and the value. */
export function readRule(row: Readonly<Record<string, string>>): ContactRule {
  const fail = (column: string): never => {
    throw new Error(`The rules table, row "${row['rule_id'] ?? ''}": ${column} cannot be "${row[column] ?? ''}".`);
  };
  const text = (column: string) => row[column] || fail(column);
  const optional = (column: string) => row[column] || null;
  const oneOf = <T extends string>(column: string, values: readonly T[]): T =>
    values.find((value) => value === row[column]) ?? fail(column);
  const day = (column: string) => (isDay(text(column)) ? text(column) : fail(column));
  const optionalDay = (column: string) => (row[column] ? day(column) : null);
  return {
    ruleId: text('rule_id'),
    body: text('body'),
    division: optional('division'),
    subdivision: optional('subdivision'),
    sport: text('sport'),
    channel: oneOf('channel', RULE_CHANNELS),
    starts: readStart(row, { fail, day, optionalDay }),
    effectiveFrom: optionalDay('effective_from'),
    effectiveTo: optionalDay('effective_to'),
    minimumCoreGpa: row['minimum_core_gpa'] ? gpaOf(row['minimum_core_gpa'], () => fail('minimum_core_gpa')) : null,
    text: text('text'),
    sourceUrl: text('source_url').startsWith('https://') ? text('source_url') : fail('source_url'),
    sourceKind: oneOf('source_kind', RULE_SOURCE_KINDS),
    verifiedOn: day('verified_on'),
    status: oneOf('status', RULE_STATUSES),
  };
}

interface Cells {
  fail(column: string): never;
  day(column: string): string;
  optionalDay(column: string): string | null;
}

function readStart(row: Readonly<Record<string, string>>, cells: Cells): RuleStart | null {
  const { anchor = '', starts = '' } = row;
  if (anchor === 'date') return { anchor, from: cells.day('starts'), to: cells.optionalDay('ends') };
  if (anchor === 'any' && starts === '') return null;
  if (!['any', 'grade', 'birth'].includes(anchor)) return cells.fail('anchor');
  return readDayOf(anchor, starts) ?? cells.fail('starts');
}

function readDayOf(anchor: string, starts: string): RuleStart | null {
  const [, count, monthDay] = (anchor === 'grade' ? GRADE_DAY : BIRTH_AGE).exec(starts) ?? [];
  if (!count || !monthDay) return null;
  if (anchor === 'grade') return { anchor, yearsBeforeClass: Number(count), monthDay };
  return anchor === 'birth' ? { anchor, age: Number(count), monthDay } : null;
}

function gpaOf(cell: string, fail: () => never): number {
  return GPA.test(cell) ? Number(cell) : fail();
}

function isDay(value: string): boolean {
  return ISO_DAY.test(value) && !Number.isNaN(Date.parse(value));
}
