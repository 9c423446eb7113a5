import type { ColumnMapping } from '../../domain/columns/column-mapping.js';
import type { ImportKind } from '../import-kind.js';

/** Of each admin the choices used last are remembered; older ones give way. */
export const MAX_KEPT_MAPPINGS = 50;

/** For whom and for which files a mapping is remembered. */
export interface MappingKey {
  userId: string;
  kind: ImportKind;
  /** The headers of the file; their order does not count, their spelling does. */
  headers: readonly string[];
}

/** What each admin chose the columns of a file to be, by its set of headers. */
export abstract class ImportMappings {
  /** Null when nothing was chosen for these headers. */
  abstract find(key: MappingKey): Promise<ColumnMapping | null>;
  /** Replaces what was chosen before; of each admin the last MAX_KEPT_MAPPINGS are kept. */
  abstract keep(key: MappingKey, mapping: ColumnMapping, now: Date): Promise<void>;
}
