import type { SevereIssue } from '../../domain/import-file.js';
import type { ImportKind } from '../import-kind.js';

export type ImportStatus = 'running' | 'applied' | 'tried' | 'refused' | 'failed' | 'undone';

export interface ImportRecord {
  id: string;
  kind: ImportKind;
  fileName: string;
  /** Null when the account is gone. */
  by: string | null;
  status: ImportStatus;
  rowsRead: number;
  errorCount: number;
  warningCount: number;
  createdCount: number;
  changedCount: number;
  startedAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
}

export interface ImportProgress {
  phase: 'idle' | 'reading';
  kind: ImportKind | null;
  fileName: string | null;
  rowsRead: number;
  /** About how many there are; null when that is not known. */
  totalRows: number | null;
  startedAt: Date | null;
}

export interface ImportBeginning {
  id: string;
  kind: ImportKind;
  fileName: string;
  userId: string;
  totalRows: number | null;
  now: Date;
}

/** Follows imports from outside of their transactions, so that a failed one is remembered too. */
export abstract class ImportJournal {
  /** Also declares dead what still says that it runs: only one import has its turn at a time. */
  abstract begin(beginning: ImportBeginning): Promise<void>;
  abstract note(id: string, rowsRead: number, issues: SevereIssue[]): Promise<void>;
  /** `status` is left out for an import that its own transaction declared applied. */
  abstract finish(id: string, now: Date, end: { status?: ImportStatus; failure?: string }): Promise<void>;
  abstract current(): Promise<ImportProgress>;
  /** The last 20, newest first; older ones are forgotten with all that belongs to them. */
  abstract list(): Promise<ImportRecord[]>;
  abstract exists(id: string): Promise<boolean>;
  /** In the order of the file, piece by piece. */
  abstract issues(id: string): AsyncIterable<SevereIssue[]>;
}
