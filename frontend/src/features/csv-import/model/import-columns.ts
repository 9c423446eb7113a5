import type { ImportKind } from './import-kind';

export interface ImportColumn {
  name: string;
  required: boolean;
  meaning: string;
}

const required = (name: string, meaning: string): ImportColumn => ({ name, required: true, meaning });
const optional = (name: string, meaning: string): ImportColumn => ({ name, required: false, meaning });

const school = required('school_name', 'Name of a school in the directory, such as Slippery Rock');
const state = optional('state', 'Its state, such as PA; needed only if two schools share the name');

/** The columns of each kind of file, as the server reads them. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  schools: [
    required('name', 'Name of the school, such as Slippery Rock'),
    required('division', 'D1, D2 or D3; na for a school outside of the NCAA'),
    required('city', 'City of the campus'),
    required('state', 'State of the USA, such as PA'),
    optional('conference', 'Conference it plays in'),
    optional('website_url', 'Address of its website'),
    optional('coach_name', 'A coach; one row for each'),
    optional('coach_title', 'What the coach does, such as Recruiting Coordinator'),
    optional('coach_email', 'Email address of the coach'),
    optional('association', 'NAIA, NJCAA, CCCAA, NCCAA, USCAA or U SPORTS, for a school outside of the NCAA'),
  ],
  coaches: [
    school,
    state,
    required('coach_name', 'First and last name'),
    optional('coach_title', 'What the coach does, such as Offensive Coordinator/Quarterbacks'),
    optional('coach_email', 'Email address of the coach'),
    optional('coach_phone', 'Telephone number'),
    optional('coach_x', 'X handle, such as @CoachFieldhouse, or the address of the page'),
  ],
  rosters: [
    school,
    state,
    optional('season', 'Year in which the season begins; this season if left out'),
    required('player_name', 'First and last name'),
    required('position', 'Such as QB or Wide Receiver'),
    optional('class_year', 'Fr, So, Jr, Sr or the year of graduation'),
    optional('height', 'Such as 6-2, 6\'2" or 74'),
    optional('weight', 'In pounds'),
    optional('starter', 'yes or no; blank if not known'),
    optional('eligibility', 'Seasons left after this one'),
  ],
  incoming: [
    school,
    state,
    required('entry_year', 'Year of the first season, such as 2027'),
    required('player_name', 'First and last name'),
    required('position', 'Such as QB or Wide Receiver'),
    optional('kind', 'recruit, transfer in or transfer out; recruit if left out'),
  ],
};

/** A file may have a name in two columns; the columns of each kind that are only matched, not named in a template. */
export const nameParts: Readonly<Record<ImportKind, { whole: string; parts: readonly string[] }>> = {
  schools: { whole: 'coach_name', parts: ['coach_first_name', 'coach_last_name'] },
  coaches: { whole: 'coach_name', parts: ['coach_first_name', 'coach_last_name'] },
  rosters: { whole: 'player_name', parts: ['player_first_name', 'player_last_name'] },
  incoming: { whole: 'player_name', parts: ['player_first_name', 'player_last_name'] },
};
