import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import type { ExportFile } from '../domain/data-export.js';
import type { UserFiles } from '../queries/user-files.query.js';
import { ListingArchiver, filesOfListing } from '../testing/listing-archiver.js';
import { ExportData } from './export-data.use-case.js';
import type { DataExports } from './ports/data-exports.js';

const KB = 1024;
const file = (name: string, text: string): ExportFile => ({
  name,
  content: async function* () {
    yield text;
  },
});
const broken: ExportFile = {
  name: 'broken.json',
  content: async function* () {
    yield 'half';
    throw new Error('the database is gone');
  },
};

describe('a copy of the data of a user', () => {
  let parts: Buffer[];
  let steps: number[];
  let ended: string[];

  beforeEach(() => {
    parts = [];
    steps = [];
    ended = [];
  });

  function make(files: ExportFile[], id: string | null = 'copy'): Promise<void> {
    const exports: Partial<DataExports> = {
      startOver: async () => {
        parts = [];
        return id;
      },
      addPart: async (_id, part, bytes) => {
        expect(part).toBe(parts.length);
        parts.push(bytes);
      },
      noteStep: async (_id, done) => void steps.push(done),
      finish: async (_id, state) => void ended.push(state),
    };
    const own: Partial<UserFiles> = { read: async (_userId, work) => work(files) };
    const archiver = new ListingArchiver();
    return new ExportData(exports as DataExports, own as UserFiles, archiver, new FixedClock(), new SequenceIds()).make('marcus');
  }

  it('U-05 it holds each file whole and in its order, and is ready', async () => {
    await make([file('README.txt', 'Your data'), file('data/games.json', 'x'.repeat(600 * KB)), file('data/none.json', '')]);
    const files = filesOfListing(Buffer.concat(parts));
    expect([...files.keys()]).toEqual(['README.txt', 'data/games.json', 'data/none.json']);
    expect(files.get('data/games.json')).toHaveLength(600 * KB);
    expect(ended).toEqual(['ready']);
  });

  it('U-05 each file that is done shows as a step', async () => {
    await make([file('a', '1'), file('b', '2'), file('c', '3')]);
    expect(steps).toEqual([1, 2, 3]);
  });

  it('U-05 what could not be made is not ready, and the job says why', async () => {
    await expect(make([file('a', '1'), broken])).rejects.toThrow('the database is gone');
    expect(ended).toEqual(['failed']);
  });

  it('U-05 made once more, it begins from the start', async () => {
    await expect(make([file('a', '1'), broken])).rejects.toThrow();
    await make([file('a', '1')]);
    expect([...filesOfListing(Buffer.concat(parts)).keys()]).toEqual(['a']);
  });

  it('U-05 nothing is made that nobody asked for', async () => {
    await make([file('a', '1')], null);
    expect([parts, ended]).toEqual([[], []]);
  });
});
