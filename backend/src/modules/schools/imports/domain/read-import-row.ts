import { readMailAddress } from '../../../../shared-kernel/mail-address.js';
import { readProvince } from '../../../../shared-kernel/ca-province.js';
import { readState } from '../../../../shared-kernel/us-state.js';
import { readWebAddress } from '../../../../shared-kernel/web-address.js';
import { readAssociation, type Association } from '../../directory/domain/association.js';
import { readDivision, type Division } from '../../directory/domain/division.js';
import { readOnePerson } from '../../directory/domain/one-person.js';
import { isVacantName } from '../../directory/domain/vacancy.js';
import type { ImportColumns } from './columns/import-columns.js';
import type { SourceRow } from './import-file.js';
import { remembering } from './remembering.js';
import { RowCells } from './row-cells.js';
import type { SchoolColumn } from './columns/school-columns.js';

/** The values of one valid row. Blank optional values are null; a coach without a name is no coach. */
export interface ImportRow {
  name: string;
  division: Division;
  city: string;
  state: string;
  conference: string | null;
  websiteUrl: string | null;
  /** Of a school outside the NCAA. */
  association: Association | null;
  coachName: string;
  coachTitle: string;
  coachEmail: string | null;
}

export interface RowReading {
  /** Undefined where the row cannot be stored. */
  row?: ImportRow;
  cells: RowCells<SchoolColumn>;
}

const divisionOf = remembering(readDivision);
const stateOf = remembering(readState);
/** Canadian schools are in no NCAA division except for one, which imports leave to an admin. */
const stateOrProvinceOf = remembering((text) => readState(text) ?? readProvince(text));
const associationOf = remembering((text) => (readAssociation(text) === 'NCAA' ? null : readAssociation(text)));
const webAddressOf = remembering(readWebAddress);

/**
 * Reads one row. A row with a malformed optional value is refused as a whole, so that no address is lost without a
 * word; where the admin chose the columns the value alone is dropped, with a warning.
 */
export function readImportRow(columns: ImportColumns<SchoolColumn>, source: SourceRow): RowReading {
  const row = new RowCells(columns, source);
  const name = row.required('name');
  const division = row.required('division') && row.parsed('division', 'invalid_division', divisionOf);
  const city = row.required('city');
  const isStateWritten = row.isFormulaError('state') || row.required('state');
  const state = isStateWritten && row.parsed('state', 'invalid_state', division === 'na' ? stateOrProvinceOf : stateOf);
  const websiteUrl = row.optional('website_url', 'invalid_url', webAddressOf);
  const coachEmail = row.optional('coach_email', 'invalid_email', readMailAddress);
  // Files from before could have a column of this name with anything in it, so it never costs a row.
  const association = division === 'na' ? row.readOrDropped('association', 'invalid_association', associationOf) : null;
  if (row.errors.length > 0 || !division || !state) return { cells: row };

  const conference = row.oneLine('conference') || null;
  const coach = {
    coachName: coachNameOf(row),
    coachTitle: row.lines('coach_title'),
    coachEmail,
  };
  return { row: { name, division, city, state, conference, websiteUrl, association, ...coach }, cells: row };
}

/** '' for a vacant position; several people in one cell are noted and left out. */
function coachNameOf(row: RowCells<SchoolColumn>): string {
  const isNobody = isVacantName(row.oneLine('coach_name'));
  return isNobody ? '' : (row.readOrDropped('coach_name', 'invalid_name', readOnePerson) ?? '');
}
