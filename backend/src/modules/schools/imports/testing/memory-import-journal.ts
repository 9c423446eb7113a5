import {
  ImportJournal,
  MAX_KEPT_IMPORTS,
  MAX_KEPT_MAPPINGS,
  type ImportBeginning,
  type ImportStatus,
  type MappingKey,
} from '../application/ports/import-journal.js';
import type { ColumnMapping } from '../domain/columns/column-mapping.js';
import type { SevereIssue } from '../domain/import-file.js';

export interface JournalEntry extends ImportBeginning {
  status: ImportStatus;
  failure: string | null;
  rowsRead: number;
  issues: SevereIssue[];
}

interface KeptMapping {
  owner: string;
  headers: string;
  mapping: ColumnMapping;
}

/** The journal in memory, the oldest import first. */
export class MemoryImportJournal extends ImportJournal {
  entries: JournalEntry[] = [];
  private mappings: KeptMapping[] = [];

  async begin(beginning: ImportBeginning): Promise<void> {
    for (const entry of this.entries) if (entry.status === 'running') Object.assign(entry, { status: 'failed', failure: 'interrupted' });
    this.entries.push({ ...beginning, status: 'running', failure: null, rowsRead: 0, issues: [] });
  }

  async note(id: string, rowsRead: number, issues: SevereIssue[]): Promise<void> {
    const entry = this.entries.find((one) => one.id === id);
    if (entry) Object.assign(entry, { rowsRead, issues: [...entry.issues, ...issues] });
  }

  async finish(id: string, _now: Date, { status, failure }: { status?: ImportStatus; failure?: string }): Promise<void> {
    const entry = this.entries.find((one) => one.id === id);
    if (entry) Object.assign(entry, { status: status ?? entry.status, failure: failure ?? null });
    this.entries = this.entries.slice(-MAX_KEPT_IMPORTS);
  }

  async mappingFor(key: MappingKey): Promise<ColumnMapping | null> {
    return this.mappings.find(isFor(key))?.mapping ?? null;
  }

  async keepMapping(key: MappingKey, mapping: ColumnMapping): Promise<void> {
    const others = this.mappings.filter((one) => !isFor(key)(one));
    const kept = [...others, { owner: key.userId, headers: headersOf(key), mapping }];
    const surplus = kept.filter(({ owner }) => owner === key.userId).slice(0, -MAX_KEPT_MAPPINGS);
    this.mappings = kept.filter((one) => !surplus.includes(one));
  }
}

function isFor(key: MappingKey): (kept: KeptMapping) => boolean {
  return ({ owner, headers }) => owner === key.userId && headers === headersOf(key);
}

function headersOf({ kind, headers }: MappingKey): string {
  return JSON.stringify([kind, ...headers.map((title) => title.trim()).sort()]);
}
