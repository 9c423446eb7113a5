import { nameKey } from '../../directory/domain/name-key.js';
import type { ImportBatch, ImportedCoach, ImportedSchool } from './import-batch.js';
import type { ColumnMapping } from './columns/column-mapping.js';
import { ImportColumns } from './columns/import-columns.js';
import { ImportFile, type Place, type SourceRow } from './import-file.js';
import { readImportRow, type ImportRow } from './read-import-row.js';
import { SCHOOL_COLUMNS, type SchoolColumn } from './columns/school-columns.js';
import { toCoach } from './to-coach.js';

interface KnownSchool {
  school: ImportedSchool;
  coachKeys: Set<string>;
}

/**
 * One school file while it is read: takes rows, tracks the schools and coaches it has seen, and
 * returns what is to be stored. The first row of a school or a coach wins; later ones fill a school's
 * blanks.
 */
export class SchoolFile extends ImportFile<ImportBatch> {
  private readonly columns: ImportColumns<SchoolColumn>;
  private readonly known = new Map<string, KnownSchool>();
  /** Schools by key: a school whose blanks a later row filled is once in a batch, in its most complete form. */
  private schools = new Map<string, ImportedSchool>();
  private coaches: ImportedCoach[] = [];

  private coachCount = 0;

  /** `header` as found in the file, on `line`. Throws ImportFileError, InvalidMapping. */
  constructor(header: readonly string[], line: number, mapping?: ColumnMapping) {
    super(header, mapping !== undefined);
    this.columns = new ImportColumns(header, SCHOOL_COLUMNS, mapping);
    this.warnOfUnknownColumns(this.columns.unknown, line);
  }

  /** Schools and coaches. */
  get items(): number {
    return this.known.size + this.coachCount;
  }

  hasSchool(nameKeyOfSchool: string, state: string): boolean {
    return this.known.has(keyOf(nameKeyOfSchool, state));
  }

  /** What was read since the last call. */
  takeBatch(): ImportBatch {
    const taken = { schools: [...this.schools.values()], coaches: this.coaches };
    this.schools = new Map();
    this.coaches = [];
    return taken;
  }

  protected read(source: SourceRow): void {
    const { row, cells } = readImportRow(this.columns, source);
    if (row) {
      this.noteDropped(cells);
      this.accept(row, source.place);
    } else this.refuse(cells);
  }

  private accept(row: ImportRow, place: Place): void {
    const school = toSchool(row);
    const key = keyOf(school.nameKey, school.state);
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

  /** Returns whether the row filled a blank of its school. */
  private repeat(entry: KnownSchool, school: ImportedSchool, row: ImportRow, place: Place): boolean {
    const { school: first } = entry;
    if (first.division !== school.division) {
      const what = `${row.name} is ${first.division} in an earlier row, which was kept.`;
      this.warn(place, 'division', 'duplicate_school', { value: row.name, what });
    } else if (namesNoCoach(row)) {
      const what = `${row.name} appears twice in the file.`;
      this.warn(place, 'name', 'duplicate_school', { value: row.name, what });
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
      const what = `${row.coachName} of ${row.name} appears twice in the file; the first row was kept.`;
      this.warn(place, 'coach_name', 'duplicate_coach', { value: row.coachName, what });
      return;
    }
    entry.coachKeys.add(coach.nameKey);
    this.coaches.push(coach);
    this.coachCount += 1;
    if (row.coachEmail !== null) return;
    const what = `${row.coachName} has no email address, so nobody can write to this coach.`;
    this.warn(place, 'coach_email', 'coach_without_email', { value: row.coachName, what });
  }

  private warnWithoutName(row: ImportRow, place: Place): void {
    const value = row.coachTitle || (row.coachEmail ?? '');
    if (value === '') return;
    const what = `"${value}" has no name; no coach was stored.`;
    this.warn(place, 'coach_name', 'coach_title_without_name', { value, what });
  }
}

function keyOf(nameKeyOfSchool: string, state: string): string {
  return `${state} ${nameKeyOfSchool}`;
}

function toSchool(row: ImportRow): ImportedSchool {
  const { name, division, city, state, conference, websiteUrl, association } = row;
  return { name, nameKey: nameKey(name), division, city, state, conference, websiteUrl, association };
}

function namesNoCoach({ coachName, coachTitle, coachEmail }: ImportRow): boolean {
  return coachName === '' && coachTitle === '' && coachEmail === null;
}

/** `first` itself when `later` adds nothing. */
function withBlanksFilled(first: ImportedSchool, later: ImportedSchool): ImportedSchool {
  const conference = first.conference ?? later.conference;
  const websiteUrl = first.websiteUrl ?? later.websiteUrl;
  const association = first.association ?? later.association;
  const same = conference === first.conference && websiteUrl === first.websiteUrl && association === first.association;
  return same ? first : { ...first, conference, websiteUrl, association };
}
