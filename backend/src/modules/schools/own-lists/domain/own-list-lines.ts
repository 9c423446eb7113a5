import { csvLine } from '../../tables/domain/csv-line.js';
import type { Division } from '../../directory/domain/division.js';
import type { Tracking } from '../../outreach/domain/tracking.js';
import { guardedText } from './guarded-text.js';

/** A school as it is on the athlete's list. */
export interface OwnListRow extends Tracking {
  name: string;
  state: string;
  division: Division;
  favorite: boolean;
}

const HEADER = [
  'name',
  'state',
  'division',
  'favorite',
  'lead_level',
  'intro_email_sent',
  'response_gotten',
  'film_sent',
  'twitter_connection',
  'notes',
  'next_step',
];

/** The first line of the list as CSV. */
export const OWN_LIST_HEADER = csvLine(HEADER);

/** Schools as CSV lines after the header; importing them again changes nothing. */
export function ownListLines(rows: readonly OwnListRow[]): string {
  return rows.map(cellsOf).map(csvLine).join('');
}

function cellsOf(row: OwnListRow): string[] {
  return [
    guardedText(row.name),
    row.state,
    row.division,
    yesNo(row.favorite),
    row.leadLevel,
    yesNo(row.introEmailSent),
    yesNo(row.responseGotten),
    yesNo(row.filmSent),
    yesNo(row.twitterConnection),
    guardedText(row.notes),
    guardedText(row.nextStep),
  ];
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
