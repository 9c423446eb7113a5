import { readClassYear } from '../roster/class-year.js';
import { readHeightInches } from '../roster/height.js';
import { rosterCell } from '../roster/roster-cell.js';
import type { RosterPlayer } from '../roster/roster-player.js';
import { readRosterPosition } from '../roster/roster-position.js';
import { readSeason } from '../roster/season.js';
import { findSchool } from './find-school.js';
import { ImportColumns, type ColumnPlan } from './import-columns.js';
import { ImportFile, type Place } from './import-file.js';
import { RowCells } from './row-cells.js';
import type { SchoolIndex } from './school-index.js';

type RosterColumn =
  | 'school_name'
  | 'state'
  | 'season'
  | 'player_name'
  | 'position'
  | 'class_year'
  | 'height'
  | 'weight'
  | 'starter'
  | 'eligibility';

const COLUMNS: ColumnPlan<RosterColumn> = {
  required: ['school_name', 'player_name', 'position'],
  optional: ['state', 'season', 'class_year', 'height', 'weight', 'starter', 'eligibility'],
  needed: 'school_name, player_name and position',
  alternatives: [
    ['school_name', 'school'],
    ['school_name', 'team'],
    ['player_name', 'player'],
    ['player_name', 'name'],
    ['school_name', 'name'],
    ['position', 'pos'],
    ['position', 'position_group'],
    ['class_year', 'class'],
    ['class_year', 'year'],
    ['class_year', 'grad_year'],
    ['height', 'ht'],
    ['height', 'height_in'],
    ['weight', 'wt'],
    ['weight', 'weight_lb'],
    ['starter', 'is_starter'],
    ['eligibility', 'eligibility_remaining'],
  ],
};

/** What a roster file is read against. */
export interface RosterFrame {
  schools: SchoolIndex;
  /** Taken where a row does not say. */
  season: number;
}

/** A file of rosters: what it says about a school and a season is that school's whole roster of the season. */
export class RosterFile extends ImportFile<RosterPlayer[]> {
  private readonly columns: ImportColumns<RosterColumn>;
  private readonly known = new Set<string>();
  private readonly seasons = new Set<string>();
  private players: RosterPlayer[] = [];

  /** `header` as found in the file, on `line`. Throws ImportFileError. */
  constructor(
    header: readonly string[],
    line: number,
    private readonly frame: RosterFrame,
  ) {
    super(header);
    this.columns = new ImportColumns(header, COLUMNS);
    this.warnOfUnknownColumns(this.columns.unknown, line);
  }

  get items(): number {
    return this.known.size;
  }

  /** Schools and seasons of which the file has at least one player. */
  get rosters(): number {
    return this.seasons.size;
  }

  takeBatch(): RosterPlayer[] {
    const taken = this.players;
    this.players = [];
    return taken;
  }

  protected read(cells: readonly string[], place: Place): void {
    const row = new RowCells(this.columns, cells, place);
    const schoolId = findSchool(row, this.frame.schools);
    const season = row.parsed('season', 'invalid_season', readSeason) ?? this.frame.season;
    const player = {
      name: row.required('player_name'),
      position: readRosterPosition(row.required('position')),
      classYear: row.parsed('class_year', 'invalid_class_year', (text) => readClassYear(text, season)),
      heightInches: row.parsed('height', 'invalid_height', readHeightInches),
      weightPounds: row.parsed('weight', 'invalid_weight', rosterCell.weight),
      isStarter: row.parsed('starter', 'invalid_starter', rosterCell.starter),
      eligibilityRemaining: row.parsed('eligibility', 'invalid_eligibility', rosterCell.eligibility),
    };
    if (row.errors.length > 0 || schoolId === null) this.refuse(row.errors);
    else this.accept({ schoolId, season, place: place.row, ...player }, place);
  }

  private accept(player: RosterPlayer, place: Place): void {
    const { schoolId, season, name, position, classYear } = player;
    const key = [schoolId, season, name, position, classYear].join(' ');
    if (this.known.has(key)) {
      const what = `${name} stands in this roster twice; the first row was kept.`;
      this.warn(place, 'player_name', 'duplicate_player', { value: name, what });
      return;
    }
    this.known.add(key);
    this.seasons.add(`${schoolId} ${season}`);
    this.players.push(player);
  }
}
