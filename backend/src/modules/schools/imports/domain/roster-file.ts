import { readClassYear } from '../../directory/domain/roster/class-year.js';
import { readHeightInches } from '../../directory/domain/roster/height.js';
import { rosterCell } from '../../directory/domain/roster/roster-cell.js';
import type { RosterPlayer } from '../../directory/domain/roster/roster-player.js';
import { readRosterPosition } from '../../directory/domain/roster/roster-position.js';
import { readSeason } from '../../directory/domain/roster/season.js';
import { findSchool } from './find-school.js';
import type { ColumnMapping } from './columns/column-mapping.js';
import type { Place, SourceRow } from './import-file.js';
import { ROSTER_COLUMNS, type RosterColumn } from './columns/roster-columns.js';
import { RowCells } from './row-cells.js';
import { RowsFile } from './rows-file.js';
import type { SchoolIndex } from './school-index.js';

/** Units in a header: "Height (cm)". */
const CENTIMETRES = /(?:^|[^a-z])cm(?![a-z])|centimet/i;
const KILOGRAMS = /(?:^|[^a-z])kgs?(?![a-z])|kilogram/i;

/** What a roster file is read against. */
export interface RosterFrame {
  schools: SchoolIndex;
  /** Used when a row has no season. */
  season: number;
}

/** A file of rosters: for each school and season in it, the file is the complete roster. */
export class RosterFile extends RowsFile<RosterColumn, RosterPlayer> {
  private readonly seasons = new Set<string>();
  private readonly inCentimetres: boolean;
  private readonly inKilograms: boolean;

  constructor(
    header: readonly string[],
    line: number,
    private readonly frame: RosterFrame,
    mapping?: ColumnMapping,
  ) {
    super(header, line, ROSTER_COLUMNS, mapping);
    this.inCentimetres = CENTIMETRES.test(this.columns.titleOf('height'));
    this.inKilograms = KILOGRAMS.test(this.columns.titleOf('weight'));
  }

  /** Schools and seasons of which the file has at least one player. */
  get rosters(): number {
    return this.seasons.size;
  }

  protected read(source: SourceRow): void {
    const row = new RowCells(this.columns, source);
    const schoolId = findSchool(row, this.frame.schools);
    // Never dropped: without it the row would replace the roster of another season.
    const season = row.parsed('season', 'invalid_season', readSeason) ?? this.frame.season;
    const player = {
      name: row.required('player_name'),
      position: readRosterPosition(row.required('position')),
      classYear: row.optional('class_year', 'invalid_class_year', (text) => readClassYear(text, season)),
      heightInches: row.optional('height', 'invalid_height', (text) => readHeightInches(text, this.inCentimetres)),
      weightPounds: row.optional('weight', 'invalid_weight', (text) => rosterCell.weight(text, this.inKilograms)),
      isStarter: row.optional('starter', 'invalid_starter', rosterCell.starter),
      eligibilityRemaining: row.optional('eligibility', 'invalid_eligibility', rosterCell.eligibility),
    };
    if (row.errors.length > 0 || schoolId === null) {
      this.refuse(row);
      return;
    }
    this.noteDropped(row);
    this.accept({ schoolId, season, place: row.place.row, ...player }, row.place);
  }

  private accept(player: RosterPlayer, place: Place): void {
    const { schoolId, season, name, position, classYear } = player;
    const key = [schoolId, season, name, position, classYear].join(' ');
    const duplicate = { column: 'player_name', code: 'duplicate_player', value: name, what: 'in this roster' } as const;
    if (this.takeFirst(key, player, place, duplicate)) this.seasons.add(`${schoolId} ${season}`);
  }
}
