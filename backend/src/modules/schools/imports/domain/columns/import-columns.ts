import { visibleText } from '../cell-text.js';
import { ImportFileError } from '../../../tables/domain/import-file-error.js';
import type { ColumnMapping } from './column-mapping.js';
import type { ColumnPlan } from './column-plan.js';
import { mappedPlaces } from './mapped-places.js';
import { namedPlaces } from './named-places.js';

/** Where each column of a file is, by the names of the specification or by the mapping that the admin chose. */
export class ImportColumns<Column extends string> {
  /** Columns of the file that are not used, and about which the admin did not decide. */
  readonly unknown: string[];
  /** The columns of the import that the file has. */
  readonly used: readonly Column[];
  /** The admin chose the columns: a bad optional value is dropped with a warning instead of its row. */
  readonly mapped: boolean;
  private readonly places: ReadonlyMap<Column, number>;
  /** Set where the name is in two columns, not in one. */
  private readonly named: ColumnPlan<Column>['nameParts'];

  /** Throws ImportFileError: missing_column, duplicate_header; with a mapping InvalidMapping. */
  constructor(
    private readonly header: readonly string[],
    plan: ColumnPlan<Column>,
    mapping?: ColumnMapping,
  ) {
    const found = mapping === undefined ? namedPlaces(header, plan) : mappedPlaces(header, plan, mapping);
    if (found.repeated !== null) {
      const message = `The column "${found.repeated}" appears twice in the file. Please keep one of the two.`;
      throw new ImportFileError('duplicate_header', message, { column: found.repeated });
    }
    this.mapped = mapping !== undefined;
    this.places = found.places;
    this.unknown = found.unknown;
    this.named = namedInParts(plan, found.places);
    const parts: readonly Column[] = plan.nameParts?.parts ?? [];
    this.used = [...(this.named ? [this.named.whole] : []), ...found.places.keys()].filter((column) => !parts.includes(column));
    const missing = plan.required.filter((column) => !this.used.includes(column));
    if (missing[0]) {
      const message = `The file has no column "${missing.join('", "')}". Needed are ${plan.needed}.`;
      throw new ImportFileError('missing_column', message, { column: missing[0] });
    }
  }

  /** The trimmed text of one column; '' where the row is too short or the column is not there. */
  cell(cells: readonly string[], column: Column): string {
    const place = this.places.get(column);
    if (place !== undefined) return visibleText(cells[place] ?? '');
    if (this.named?.whole !== column) return '';
    return this.named.parts
      .map((part) => this.cell(cells, part))
      .filter((part) => part !== '')
      .join(' ');
  }

  /** The file's header of one column; '' where the column is not there. */
  titleOf(column: Column): string {
    return this.header[this.places.get(column) ?? -1] ?? '';
  }

  /** The first filled cell beyond the header's last, which belongs to no column. */
  surplus(cells: readonly string[]): string | undefined {
    if (cells.length <= this.header.length) return undefined;
    return cells.slice(this.header.length).find((cell) => cell.trim() !== '');
  }
}

function namedInParts<Column extends string>({ nameParts }: ColumnPlan<Column>, places: ReadonlyMap<Column, number>) {
  if (nameParts === undefined || places.has(nameParts.whole)) return undefined;
  return nameParts.parts.some((part) => places.has(part)) ? nameParts : undefined;
}
