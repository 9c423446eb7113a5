import type { ColumnMapping } from '../../domain/columns/column-mapping.js';
import type { SevereIssue } from '../../domain/import-file.js';
import type { ImportKind, TableKind } from '../import-kind.js';

export type ImportStatus = 'running' | 'applied' | 'tried' | 'refused' | 'failed' | 'undone';

export interface ImportBeginning {
  id: string;
  kind: ImportKind;
  fileName: string;
  userId: string;
  totalRows: number | null;
  now: Date;
}

/** Older imports are forgotten with all that belongs to them. */
export const MAX_KEPT_IMPORTS = 20;

/** Most recent column mappings kept per admin; older ones are deleted. */
export const MAX_KEPT_MAPPINGS = 50;

/** For whom and for which files a mapping is remembered. */
export interface MappingKey {
  userId: string;
  kind: TableKind;
  /** The headers of the file; their order does not count, their spelling does. */
  headers: readonly string[];
}

/**
 * What is remembered of imports: how each went, from outside of its transaction, so that a failed one is remembered too; and
 * what each admin chose the columns of a file to be, by its set of headers.
 */
export abstract class ImportJournal {
  /** Also marks imports that are still recorded as running as failed: only one import runs at a time. */
  abstract begin(beginning: ImportBeginning): Promise<void>;
  /** `rowsRead` of the whole file so far; `issues` since the last call. */
  abstract note(id: string, rowsRead: number, issues: SevereIssue[]): Promise<void>;
  /** `status` is left out for an import that its own transaction declared applied. The last MAX_KEPT_IMPORTS are kept. */
  abstract finish(id: string, now: Date, end: { status?: ImportStatus; failure?: string }): Promise<void>;
  /** Null when nothing was chosen for these headers. */
  abstract mappingFor(key: MappingKey): Promise<ColumnMapping | null>;
  /** Replaces what was chosen before; of each admin the last MAX_KEPT_MAPPINGS are kept. */
  abstract keepMapping(key: MappingKey, mapping: ColumnMapping, now: Date): Promise<void>;
}
