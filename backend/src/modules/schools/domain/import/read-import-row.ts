import { readMailAddress } from '../../../../shared-kernel/mail-address.js';
import { readState } from '../../../../shared-kernel/us-state.js';
import { readWebAddress } from '../../../../shared-kernel/web-address.js';
import { readDivision, type Division } from '../division.js';
import type { ImportColumn, ImportColumns } from './import-columns.js';
import type { RowErrorCode, RowIssue } from './row-issue.js';

/** What one good row says. Blank optional values are null; a coach without a name is no coach. */
export interface ImportRow {
  name: string;
  division: Division;
  city: string;
  state: string;
  conference: string | null;
  websiteUrl: string | null;
  coachName: string;
  coachTitle: string;
  coachEmail: string | null;
}

export type RowReading =
  { row: ImportRow; errors?: undefined } | { row?: undefined; errors: RowIssue<RowErrorCode>[] };

interface Place {
  row: number;
  line: number;
}

const MESSAGES: Record<RowErrorCode, string> = {
  required: 'is missing.',
  invalid_division: 'must be D1, D2 or D3.',
  invalid_state: 'must be a state of the USA, for example PA.',
  invalid_email: 'must be one mail address, for example coach@school.edu.',
  invalid_url: 'must be a web address that begins with https:// or http://.',
  too_many_cells: 'stands beyond the last column. Is a comma not in quotes?',
};

/**
 * Reads one row. A row with a malformed optional value is refused as a whole, so that no address is
 * lost without a word.
 */
export function readImportRow(columns: ImportColumns, cells: readonly string[], place: Place): RowReading {
  const errors: RowIssue<RowErrorCode>[] = [];
  const text = (column: ImportColumn) => columns.cell(cells, column);
  const fail = (column: string, code: RowErrorCode, value: string) =>
    errors.push(issue(place, column, code, value));

  const required = (column: ImportColumn) => {
    const value = oneLine(text(column));
    if (value === '') fail(column, 'required', '');
    return value;
  };
  const parsed = <T>(
    column: ImportColumn,
    code: RowErrorCode,
    read: (value: string) => T | null,
  ): T | null => {
    const value = text(column);
    const result = value === '' ? null : read(value);
    if (value !== '' && result === null) fail(column, code, value);
    return result;
  };

  const surplus = columns.surplus(cells);
  if (surplus !== undefined) fail('', 'too_many_cells', surplus.trim());
  const name = required('name');
  const division = required('division') && parsed('division', 'invalid_division', readDivision);
  const city = required('city');
  const state = required('state') && parsed('state', 'invalid_state', readState);
  const websiteUrl = parsed('website_url', 'invalid_url', readWebAddress);
  const coachEmail = parsed('coach_email', 'invalid_email', readMailAddress);
  if (errors.length > 0 || !division || !state) return { errors };

  const conference = oneLine(text('conference')) || null;
  const coach = { coachName: oneLine(text('coach_name')), coachTitle: text('coach_title'), coachEmail };
  return { row: { name, division, city, state, conference, websiteUrl, ...coach } };
}

function issue(place: Place, column: string, code: RowErrorCode, value: string): RowIssue<RowErrorCode> {
  const subject = code === 'too_many_cells' ? `"${shortened(value)}"` : column;
  const found = value !== '' && code !== 'too_many_cells' ? ` Found: "${shortened(value)}".` : '';
  return { ...place, column, code, value, message: `Row ${place.row}: ${subject} ${MESSAGES[code]}${found}` };
}

function shortened(value: string): string {
  return value.length > 80 ? `${value.slice(0, 79)}…` : value;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
