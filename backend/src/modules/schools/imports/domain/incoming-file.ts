import { type IncomingPlayer, readMove } from '../../directory/domain/roster/incoming-player.js';
import { readRosterPosition } from '../../directory/domain/roster/roster-position.js';
import { readSeason } from '../../directory/domain/roster/season.js';
import type { ColumnMapping } from './columns/column-mapping.js';
import { INCOMING_COLUMNS, type IncomingColumn } from './columns/incoming-columns.js';
import { findSchool } from './find-school.js';
import type { Place, SourceRow } from './import-file.js';
import { RowCells } from './row-cells.js';
import { RowsFile } from './rows-file.js';
import type { SchoolIndex } from './school-index.js';

/** A file of incoming players: for each school and year in it, the file is the complete list. */
export class IncomingFile extends RowsFile<IncomingColumn, IncomingPlayer> {
  private readonly years = new Set<string>();

  constructor(
    header: readonly string[],
    line: number,
    private readonly schools: SchoolIndex,
    mapping?: ColumnMapping,
  ) {
    super(header, line, INCOMING_COLUMNS, mapping);
  }

  /** Schools and years of which the file names at least one player. */
  get classes(): number {
    return this.years.size;
  }

  protected read(source: SourceRow): void {
    const row = new RowCells(this.columns, source);
    const schoolId = findSchool(row, this.schools);
    row.required('entry_year');
    // Neither value may be ignored: without it the row would have another meaning.
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
    const duplicate = { column: 'player_name', code: 'duplicate_player', value: name, what: 'for this school and year' } as const;
    if (this.takeFirst(key, player, place, duplicate)) this.years.add(`${schoolId} ${entryYear}`);
  }
}
