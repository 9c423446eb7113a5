import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import { roundsDuring } from '../../../../../shared-kernel/testing/rounds-during.js';
import { ImportOwnList } from './import-own-list.use-case.js';
import { InspectOwnList } from './inspect-own-list.use-case.js';
import { OwnList } from '../ports/own-list.js';
import { CsvParseReader } from '../../../directory/adapters/csv/csv-parse-reader.js';

const ROWS = 5_000;

class NoSchools extends OwnList {
  rows = () => Promise.resolve([]);
  schools = () => Promise.resolve([]);
  apply = () => Promise.resolve([]);
}

describe('a large list of an athlete’s own', () => {
  const bytes = new TextEncoder().encode(`School,Notes\n${`Nowhere State,${'call '.repeat(60)}\n`.repeat(ROWS)}`);
  const pieces = bytes.length / (16 * 1024);
  const list = new NoSchools();
  const csv = new CsvParseReader();

  it('O-11 is read 16 kB at a time, with requests of others in between', async () => {
    expect(await roundsDuring(() => new InspectOwnList(csv, list).run(bytes))).toBeGreaterThan(pieces);
  });

  it('O-11 is matched ten rows at a time, with requests of others in between', async () => {
    const command = { bytes, mapping: { name: 0, notes: 1 }, choices: new Map<number, number>(), dryRun: true };
    const rounds = await roundsDuring(() => new ImportOwnList(csv, list, new FixedClock()).run('user', command));
    expect(rounds).toBeGreaterThan(pieces + ROWS / 10);
  });
});
