import type { Archiver } from '../application/ports/data-exports.js';
import type { ExportFile } from '../domain/data-export.js';

export interface ArchiverUnderTest {
  archiver: Archiver;
  /** The files of an archive of this kind, by name. */
  unpack: (archive: Buffer) => Map<string, string>;
}

const fileOf = (name: string, ...parts: string[]): ExportFile => ({
  name,
  async *content() {
    yield* parts;
  },
});

/** What the copy of the own data relies on. */
export function archiverContract(open: () => ArchiverUnderTest): void {
  it('U-05 packs every file whole, with its name, and says after each how many are in', async () => {
    const { archiver, unpack } = open();
    const files = [
      fileOf('README.txt', 'Your data'),
      fileOf('data/empty.json'),
      fileOf('csv/emails.csv', 'To;', 'Subject\r\n', 'José;Film'),
    ];
    const counts: number[] = [];
    const chunks: Buffer[] = [];
    for await (const chunk of archiver.pack(files, (done) => counts.push(done))) chunks.push(chunk);
    expect([...unpack(Buffer.concat(chunks))]).toEqual([
      ['README.txt', 'Your data'],
      ['data/empty.json', ''],
      ['csv/emails.csv', 'To;Subject\r\nJosé;Film'],
    ]);
    expect(counts).toEqual([1, 2, 3]);
  });

  it('U-05 a file that cannot be read makes the whole archive fail', async () => {
    const broken: ExportFile = {
      name: 'broken.json',
      async *content() {
        yield 'the beginning';
        throw new Error('the database is gone');
      },
    };
    const reading = async () => {
      for await (const _ of open().archiver.pack([fileOf('a.txt', 'a'), broken], () => undefined));
    };
    await expect(reading()).rejects.toThrow('the database is gone');
  });
}
