import { readMailAddress } from '../../../../shared-kernel/mail-address.js';
import { roleOfTitle } from '../../directory/domain/coach-title.js';
import { nameKey } from '../../directory/domain/name-key.js';
import { splitName, withoutQuotes } from '../../directory/domain/person-name.js';
import { readOnePerson } from '../../directory/domain/one-person.js';
import { readPhone } from '../../directory/domain/phone.js';
import { readXHandle } from '../../directory/domain/x-handle.js';
import { isVacantName } from '../../directory/domain/vacancy.js';
import { findSchool } from './find-school.js';
import { COACH_COLUMNS, type CoachColumn } from './columns/coach-columns.js';
import type { ColumnMapping } from './columns/column-mapping.js';
import type { Place, SourceRow } from './import-file.js';
import { RowCells } from './row-cells.js';
import { RowsFile } from './rows-file.js';
import type { SchoolIndex } from './school-index.js';
import type { StaffRecord } from './staff-record.js';

/** A file of coaches for schools of the directory. Of a coach who is in it twice the first row wins. */
export class CoachFile extends RowsFile<CoachColumn, StaffRecord> {
  constructor(
    header: readonly string[],
    line: number,
    private readonly schools: SchoolIndex,
    mapping?: ColumnMapping,
  ) {
    super(header, line, COACH_COLUMNS, mapping);
  }

  protected read(source: SourceRow): void {
    const row = new RowCells(this.columns, source);
    const schoolId = findSchool(row, this.schools);
    const name = coachName(row);
    const email = row.optional('coach_email', 'invalid_email', readMailAddress);
    const phone = row.optional('coach_phone', 'invalid_phone', readPhone);
    const xHandle = row.optional('coach_x', 'invalid_x_handle', readXHandle);
    if (row.errors.length > 0 || schoolId === null) {
      this.refuse(row);
      return;
    }
    this.noteDropped(row);
    const title = row.lines('coach_title');
    const { first, last } = splitName(name);
    const names = { name, nameKey: nameKey(name), firstName: first, lastName: last };
    this.accept({ schoolId, ...names, title, ...roleOfTitle(title), email, phone, xHandle }, row.place);
  }

  private accept(coach: StaffRecord, place: Place): void {
    const { name: value } = coach;
    const duplicate = { column: 'coach_name', code: 'duplicate_coach', value, what: 'for this school' } as const;
    if (!this.takeFirst(`${coach.schoolId} ${coach.nameKey}`, coach, place, duplicate)) return;
    if (coach.email !== null) return;
    const what = `${value} has no email address, so nobody can write to this coach.`;
    this.warn(place, 'coach_email', 'coach_without_email', { value, what });
  }
}

/** A vacant position, or several people in one cell, is no coach: stored, it would be written to. */
function coachName(row: RowCells<CoachColumn>): string {
  const name = withoutQuotes(row.required('coach_name'));
  const isOne = name === '' || (!isVacantName(name) && readOnePerson(row.text('coach_name')) !== null);
  if (!isOne) row.fail('coach_name', 'invalid_name', name);
  return name;
}
