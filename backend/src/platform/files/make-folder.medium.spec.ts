import { mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeFolder, makeFolderSync } from './make-folder.js';

describe.each([
  ['in the meantime', makeFolder],
  ['at the start', (folder: string) => Promise.resolve().then(() => makeFolderSync(folder))],
])('making a folder %s', (_when, make) => {
  let top: string;

  beforeEach(async () => {
    top = await mkdtemp(path.join(tmpdir(), 'recruit-folder-'));
  });

  const codeOf = (folder: string) =>
    make(folder).then(
      () => 'made',
      (error: NodeJS.ErrnoException) => error.code,
    );

  it('makes what is missing above it, too, closed to others, and leaves what is there', async () => {
    await mkdir(path.join(top, 'a'), { mode: 0o755 });
    await make(path.join(top, 'a', 'b', 'c'));
    const modes = ['a', 'a/b', 'a/b/c'].map(async (name) => (await stat(path.join(top, name))).mode & 0o777);
    expect(await Promise.all(modes)).toEqual([0o755, 0o700, 0o700]);
    await make(path.join(top, 'a', 'b'));
    expect(await readdir(path.join(top, 'a', 'b'))).toEqual(['c']);
  });

  it('of two at once both have it', async () => {
    await Promise.all([1, 2, 3].map(() => make(path.join(top, 'x', 'y', 'z'))));
    expect(await readdir(path.join(top, 'x', 'y'))).toEqual(['z']);
  });

  it('ends with the reason where none can be made: below /proc, at and below a file, a link to nothing, links in a circle, a long name', async () => {
    await writeFile(path.join(top, 'file'), '');
    await symlink(path.join(top, 'nowhere'), path.join(top, 'dangling'));
    await symlink('circle', path.join(top, 'circle'));
    const codes = ['file', 'file/below', 'dangling', 'circle', 'n'.repeat(300)].map((name) => codeOf(path.join(top, name)));
    expect(await Promise.all(codes)).toEqual(['ENOTDIR', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);
    expect(await codeOf('/proc/recruit/below')).toBe('ENOENT');
  });
});
