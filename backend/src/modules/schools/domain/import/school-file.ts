import { nameKey } from '../name-key.js';
import type { ImportBatch, ImportedCoach, ImportedSchool } from './import-batch.js';
import { ImportColumns } from './import-columns.js';
import { readImportRow, type ImportRow } from './read-import-row.js';
import type { RowErrorCode, RowIssue, RowWarningCode } from './row-issue.js';
import { toCoach } from './to-coach.js';

interface Place {
  row: number;
  line: number;
}

interface KnownSchool {
  school: ImportedSchool;
  coachKeys: Set<string>;
}

/** More than this many of one kind are counted, but not listed, so that a hopeless file fits in memory. */
const LISTED = 1_000;

/**
 * One school file while it is read: takes rows, remembers which schools and coaches it met, and gives
 * out what is to be stored. The first row that speaks of a school or a coach wins; later ones
 * fill a school's blanks.
 */
export class SchoolFile {
  readonly errors: RowIssue<RowErrorCode>[] = [];
  readonly warnings: RowIssue<RowWarningCode>[] = [];
  totalRows = 0;
  /** Rows that could not be read (an issue list may be cut, this number never is). */
  refusedRows = 0;
  sampleRow: Record<string, string> | null = null;

  private readonly columns: ImportColumns;
  private readonly known = new Map<string, KnownSchool>();
  /** Schools by key: a school whose blanks a later row filled stands once in a batch, in its fullest form. */
  private schools = new Map<string, ImportedSchool>();
  private coaches: ImportedCoach[] = [];

  /** `header` as found in the file, on `line`. Throws ImportFileError. */
  constructor(
    readonly header: readonly string[],
    line: number,
  ) {
    this.columns = new ImportColumns(header);
    for (const column of this.columns.unknown.slice(0, LISTED)) {
      const message = `The column "${column}" is not known and was left out.`;
      this.warnings.push({ row: 0, line, column, code: 'unknown_column', value: '', message });
    }
  }

  add(cells: readonly string[], line: number): void {
    this.totalRows += 1;
    this.sampleRow ??= Object.fromEntries(
      this.header.map((title, at) => [title.trim(), (cells[at] ?? '').trim()]),
    );
    const place = { row: this.totalRows, line };
    const reading = readImportRow(this.columns, cells, place);
    if (reading.row) {
      this.accept(reading.row, place);
      return;
    }
    this.refusedRows += 1;
    if (this.errors.length < LISTED) this.errors.push(...reading.errors);
  }

  /** What was read since the last call. */
  takeBatch(): ImportBatch {
    const taken = { schools: [...this.schools.values()], coaches: this.coaches };
    this.schools = new Map();
    this.coaches = [];
    return taken;
  }

  private accept(row: ImportRow, place: Place): void {
    const school = toSchool(row);
    const key = `${school.state} ${school.nameKey}`;
    const before = this.known.get(key);
    const entry = before ?? { school, coachKeys: new Set<string>() };
    if (!before) {
      this.known.set(key, entry);
      this.schools.set(key, school);
    } else if (this.repeat(before, school, row, place)) {
      this.schools.set(key, before.school);
    }
    this.acceptCoach(entry, row, place);
  }

  /** Answers whether the row filled a blank of its school. */
  private repeat(entry: KnownSchool, school: ImportedSchool, row: ImportRow, place: Place): boolean {
    const { school: first } = entry;
    if (first.division !== school.division) {
      const what = `${row.name} is ${first.division} in an earlier row, which was kept.`;
      this.warn(place, 'division', 'duplicate_school', row.name, what);
    } else if (namesNoCoach(row)) {
      this.warn(place, 'name', 'duplicate_school', row.name, `${row.name} stands in the file twice.`);
    }
    entry.school = withBlanksFilled(first, school);
    return entry.school !== first;
  }

  private acceptCoach(entry: KnownSchool, row: ImportRow, place: Place): void {
    if (row.coachName === '') {
      this.warnWithoutName(row, place);
      return;
    }
    const coach: ImportedCoach = toCoach(row, entry.school);
    if (entry.coachKeys.has(coach.nameKey)) {
      const message = `${row.coachName} of ${row.name} stands in the file twice; the first row was kept.`;
      this.warn(place, 'coach_name', 'duplicate_coach', row.coachName, message);
      return;
    }
    entry.coachKeys.add(coach.nameKey);
    this.coaches.push(coach);
    if (row.coachEmail !== null) return;
    const message = `${row.coachName} has no mail address and cannot be written to.`;
    this.warn(place, 'coach_email', 'coach_without_email', row.coachName, message);
  }

  private warnWithoutName(row: ImportRow, place: Place): void {
    const value = row.coachTitle || (row.coachEmail ?? '');
    if (value === '') return;
    this.warn(
      place,
      'coach_name',
      'coach_title_without_name',
      value,
      `"${value}" has no name; no coach was stored.`,
    );
  }

  private warn(place: Place, column: string, code: RowWarningCode, value: string, what: string): void {
    if (this.warnings.length >= LISTED) return;
    this.warnings.push({ ...place, column, code, value, message: `Row ${place.row}: ${what}` });
  }
}

function toSchool(row: ImportRow): ImportedSchool {
  const { name, division, city, state, conference, websiteUrl } = row;
  return { name, nameKey: nameKey(name), division, city, state, conference, websiteUrl };
}

function namesNoCoach({ coachName, coachTitle, coachEmail }: ImportRow): boolean {
  return coachName === '' && coachTitle === '' && coachEmail === null;
}

/** `first` itself when `later` adds nothing. */
function withBlanksFilled(first: ImportedSchool, later: ImportedSchool): ImportedSchool {
  const conference = first.conference ?? later.conference;
  const websiteUrl = first.websiteUrl ?? later.websiteUrl;
  const same = conference === first.conference && websiteUrl === first.websiteUrl;
  return same ? first : { ...first, conference, websiteUrl };
}
