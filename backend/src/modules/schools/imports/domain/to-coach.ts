import { roleOfTitle } from '../../directory/domain/coach-title.js';
import { nameKey } from '../../directory/domain/name-key.js';
import { splitName } from '../../directory/domain/person-name.js';
import type { ImportedCoach, ImportedSchool } from './import-batch.js';
import type { ImportRow } from './read-import-row.js';
import { remembering } from './remembering.js';

const roleOf = remembering(roleOfTitle);

/** Returns the coach of a row, with the roles in the title. */
export function toCoach(row: ImportRow, school: ImportedSchool): ImportedCoach {
  const { first, last } = splitName(row.coachName);
  return {
    schoolNameKey: school.nameKey,
    state: school.state,
    name: row.coachName,
    nameKey: nameKey(row.coachName),
    firstName: first,
    lastName: last,
    title: row.coachTitle,
    ...roleOf(row.coachTitle),
    email: row.coachEmail,
  };
}
