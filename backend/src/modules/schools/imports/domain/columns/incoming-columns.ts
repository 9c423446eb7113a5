import type { ColumnPlan } from './column-plan.js';
import { COLUMN_WORDS, FIRST_NAMES, LAST_NAMES } from './column-words.js';

export type IncomingColumn =
  'school_name' | 'state' | 'entry_year' | 'player_name' | 'player_first_name' | 'player_last_name' | 'position' | 'kind';

/** The columns of a file of incoming players. */
export const INCOMING_COLUMNS: ColumnPlan<IncomingColumn> = {
  required: ['school_name', 'entry_year', 'player_name', 'position'],
  optional: ['state', 'kind'],
  needed: 'school_name, entry_year, player_name and position',
  alternatives: [
    ['school_name', 'school'],
    ['school_name', 'team'],
    ['player_name', 'player'],
    ['player_name', 'name'],
    ['position', 'pos'],
    ['entry_year', 'class'],
    ['entry_year', 'year'],
    ['kind', 'type'],
  ],
  nameParts: { whole: 'player_name', parts: ['player_first_name', 'player_last_name'] },
  words: [
    ['entry_year', /\b(entry|class|year|season)\b/],
    ['kind', /\b(kind|type|move|status)\b/],
    ['position', /\b(position|positions|pos)\b/],
    ['school_name', COLUMN_WORDS.school],
    ['player_name', /\b(player|athlete|name)\b/],
    ['state', COLUMN_WORDS.state],
  ],
  guesses: {
    player_first_name: FIRST_NAMES,
    player_last_name: LAST_NAMES,
    school_name: ['schoolname', 'school', 'college', 'collegename', 'university', 'team', 'teamname', 'program', 'committedto'],
    player_name: ['player', 'playername', 'athlete', 'name', 'fullname'],
    position: ['position', 'pos', 'positions', 'positiongroup'],
    state: ['state', 'st', 'schoolstate'],
    entry_year: ['entryyear', 'entry', 'class', 'classof', 'year', 'season'],
    kind: ['kind', 'type', 'move', 'status'],
  },
};
