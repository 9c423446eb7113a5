import { type IncomingPlayer, readMove } from '../../directory/domain/roster/incoming-player.js';
import { readRosterPosition } from '../../directory/domain/roster/roster-position.js';
import { readSeason } from '../../directory/domain/roster/season.js';
import type { ColumnMapping } from './columns/column-mapping.js';
import { ImportColumns } from './columns/import-columns.js';
import { INCOMING_COLUMNS, type IncomingColumn } from './columns/incoming-columns.js';
import { findSchool } from './find-school.js';
import { ImportFile, type Place, type SourceRow } from './import-file.js';
import { RowCells } from './row-cells.js';
import type { SchoolIndex } from './school-index.js';

/** A file of incoming players: what it says about a school and a year is all that is known of that school's year. */
export class IncomingFile extends ImportFile<IncomingPlayer[]> {
  private readonly columns: ImportColumns<IncomingColumn>;
  private readonly known = new Set<string>();
  private readonly years = new Set<string>();
  private players: IncomingPlayer[] = [];

  /** `header` as found in the file, on `line`. Throws ImportFileError, InvalidMapping. */
  constructor(
    header: readonly string[],
    line: number,
    private readonly schools: SchoolIndex,
    mapping?: ColumnMapping,
  ) {
    super(header, mapping !== undefined);
    this.columns = new ImportColumns(header, INCOMING_COLUMNS, mapping);
    this.warnOfUnknownColumns(this.columns.unknown, line);
  }

  get items(): number {
    return this.known.size;
  }

  /** Schools and years of which the file names at least one player. */
  get classes(): number {
    return this.years.size;
  }

  takeBatch(): IncomingPlayer[] {
    const taken = this.players;
    this.players = [];
    return taken;
  }

  protected read(source: SourceRow): void {
    const row = new RowCells(this.columns, source);
    const schoolId = findSchool(row, this.schools);
    row.required('entry_year');
    // Neither is dropped: without it the row would say something else.
    const entryYear = row.parsed('entry_year', 'invalid_entry_year', readSeason);
    const move = row.parsed('kind', 'invalid_kind', readMove) ?? 'recruit';
    const player = { name: row.required('player_name'), position: readRosterPosition(row.required('position')) };
    if (row.errors.length > 0 || schoolId === null || entryYear === null) {
      this.refuse(row);
      return;
    }
    this.noteDropped(row);
    this.accept({ schoolId, entryYear, place: row.place.row, move, ...player }, row.place);
  }

  private accept(player: IncomingPlayer, place: Place): void {
    const { schoolId, entryYear, name, position, move } = player;
    const key = [schoolId, entryYear, name, position, move].join(' ');
    if (this.known.has(key)) {
      const what = `${name} appears twice for this school and year; the first row was kept.`;
      this.warn(place, 'player_name', 'duplicate_player', { value: name, what });
      return;
    }
    this.known.add(key);
    this.years.add(`${schoolId} ${entryYear}`);
    this.players.push(player);
  }
}
