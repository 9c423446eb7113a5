import {
  MAX_KEPT_IMPORTS,
  MAX_KEPT_MAPPINGS,
  type ImportJournal,
  type ImportStatus,
  type MappingKey,
} from '../application/ports/import-journal.js';
import type { SevereIssue } from '../domain/import-file.js';

export interface ImportJournalHarness {
  /** Empty. */
  journal: ImportJournal;
  /** The id of a new account. */
  addAdmin: () => Promise<string>;
  nextId: () => string;
  /** What is kept of each import, the oldest first. */
  kept: () => Promise<{ id: string; status: ImportStatus; failure: string | null; rowsRead: number }[]>;
  /** The messages of an import's errors and warnings, in their order. */
  messages: (id: string) => Promise<string[]>;
}

const START = Date.parse('2026-11-21T15:00:00.000Z');
const NOW = new Date(START);
const MAPPING = new Map([['Cell', 'coach_phone']]);

const issue = (row: number, severity: SevereIssue['severity']): SevereIssue => {
  return { row, line: row + 1, sheetRow: row + 1, severity, column: 'state', code: 'invalid_state', value: 'XX', message: `Row ${row}` };
};

/** What every ImportJournal does; run on the fake and on PostgreSQL. */
export function importJournalContract(open: () => Promise<ImportJournalHarness>): void {
  let harness: ImportJournalHarness;
  let admin: string;

  beforeEach(async () => {
    harness = await open();
    admin = await harness.addAdmin();
  });

  async function begin(): Promise<string> {
    const id = harness.nextId();
    await harness.journal.begin({ id, kind: 'coaches', fileName: 'coaches.csv', userId: admin, totalRows: 3, now: NOW });
    return id;
  }

  const key = (...headers: string[]): MappingKey => ({ userId: admin, kind: 'coaches', headers });
  const keep = (headers: string[], at = 0) => harness.journal.keepMapping(key(...headers), MAPPING, new Date(START + at));

  it('K-06 K-07 follows an import from its beginning, with all that was wrong in the file', async () => {
    const id = await begin();
    await harness.journal.note(id, 2, [issue(1, 'error')]);
    await harness.journal.note(id, 3, [issue(3, 'warning'), issue(3, 'error')]);
    expect(await harness.kept()).toMatchObject([{ id, status: 'running', failure: null, rowsRead: 3 }]);
    expect(await harness.messages(id)).toEqual(['Row 1', 'Row 3', 'Row 3']);
    await harness.journal.finish(id, NOW, { status: 'failed', failure: 'malformed_csv' });
    expect(await harness.kept()).toMatchObject([{ id, status: 'failed', failure: 'malformed_csv' }]);
  });

  it('K-07 leaves the status alone that the import gave itself', async () => {
    const id = await begin();
    await harness.journal.finish(id, NOW, {});
    expect(await harness.kept()).toMatchObject([{ id, status: 'running', failure: null }]);
  });

  it('K-07 says of an import that never ended that it failed, as soon as the next one begins', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(await harness.kept()).toMatchObject([
      { id: first, status: 'failed', failure: 'interrupted' },
      { id: second, status: 'running' },
    ]);
  });

  it(`K-07 keeps the last ${MAX_KEPT_IMPORTS} imports, and forgets what was wrong in older files`, async () => {
    const ids: string[] = [];
    for (let at = 0; at <= MAX_KEPT_IMPORTS; at += 1) {
      const id = await begin();
      await harness.journal.note(id, 1, [issue(1, 'error')]);
      await harness.journal.finish(id, NOW, { status: 'tried' });
      ids.push(id);
    }
    expect((await harness.kept()).map(({ id }) => id)).toEqual(ids.slice(1));
    expect([await harness.messages(ids[0] ?? ''), await harness.messages(ids[1] ?? '')]).toEqual([[], ['Row 1']]);
  });

  it('B-08 finds the chosen columns again for the same headers in another order', async () => {
    await keep(['Name', 'Cell']);
    expect(await harness.journal.mappingFor(key(' Cell', 'Name'))).toEqual(MAPPING);
  });

  it('B-08 does not take them for other headers, another case, another kind of file or another admin', async () => {
    await keep(['Name', 'Cell']);
    const { journal, addAdmin } = harness;
    expect(await journal.mappingFor(key('NAME', 'CELL'))).toBeNull();
    expect(await journal.mappingFor(key('Name'))).toBeNull();
    expect(await journal.mappingFor({ ...key('Name', 'Cell'), kind: 'schools' })).toBeNull();
    expect(await journal.mappingFor({ ...key('Name', 'Cell'), userId: await addAdmin() })).toBeNull();
  });

  it('B-08 replaces what was chosen before', async () => {
    await keep(['Name', 'Cell']);
    await harness.journal.keepMapping(key('Name', 'Cell'), new Map([['Cell', '']]), NOW);
    expect(await harness.journal.mappingFor(key('Name', 'Cell'))).toEqual(new Map([['Cell', '']]));
  });

  it(`E-06 keeps the ${MAX_KEPT_MAPPINGS} choices that an admin used last`, async () => {
    for (let at = 0; at < MAX_KEPT_MAPPINGS; at += 1) await keep([`File ${at}`], at);
    await keep(['File 0'], MAX_KEPT_MAPPINGS);
    await keep(['One more'], MAX_KEPT_MAPPINGS + 1);
    const found = await Promise.all(['File 0', 'File 1', 'File 2', 'One more'].map((name) => harness.journal.mappingFor(key(name))));
    expect(found).toEqual([MAPPING, null, MAPPING, MAPPING]);
  });
}
