import { chmod, mkdir, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { lookAtFolder } from '../../doctor/look-at-folder.js';
import { dataFolderError, dataFolderFault, makeDataFolder } from './data-folder.js';
import { loadOrCreateKey } from './key-file.js';

describe('DATA_DIR', () => {
  let top: string;
  let wrong: [string, RegExp][];

  beforeAll(async () => {
    top = await mkdtemp(path.join(tmpdir(), 'recruit-wrong-'));
    await writeFile(path.join(top, 'file'), '');
    await symlink(path.join(top, 'nowhere'), path.join(top, 'dangling'));
    await symlink('circle', path.join(top, 'circle'));
    wrong = [
      ['/proc/recruit/data', /nothing can be made in \/proc\. Set DATA_DIR to a folder on a disk$/],
      [path.join(top, 'file'), /\/file is a file\. Set DATA_DIR to a folder$/],
      [path.join(top, 'file', 'below'), /\/file is a file\. Set DATA_DIR to a folder$/],
      [path.join(top, 'dangling'), /the link \S+\/dangling leads to no folder\. Mend the link, or set DATA_DIR to another folder$/],
      [path.join(top, 'circle'), /the link \S+\/circle leads to no folder\. Mend the link, or set DATA_DIR to another folder$/],
      [path.join(top, 'n'.repeat(300)), /its name is too long\. Choose a shorter one: set DATA_DIR to another folder$/],
    ];
  });

  it('that cannot be made is one line with its name, the reason and what to do', () => {
    const said = wrong.map(([dataDir]) => {
      try {
        makeDataFolder(dataDir);
        return 'made';
      } catch (error) {
        return (error as Error).message;
      }
    });
    for (const [at, [dataDir, words]] of wrong.entries()) {
      const [first, rest = ''] = (said[at] ?? '').split('; it takes a folder that this program may write in: ');
      expect([first, rest.replace(/\.$/, '')]).toEqual([`DATA_DIR is "${dataDir}"`, expect.stringMatching(words)]);
    }
  });

  it('O-07 the doctor finds the same without making anything', async () => {
    const before = await readdir(top);
    for (const [dataDir, words] of wrong) {
      const error: unknown = await lookAtFolder(dataDir).catch((reason: unknown) => reason);
      const { found, todo } = dataFolderFault(dataDir, error) ?? { found: 'nothing', todo: '' };
      expect(`${found}. ${todo}`).toMatch(words);
    }
    expect(await readdir(top)).toEqual(before);
    expect(await lookAtFolder(path.join(top, 'a', 'b'))).toEqual({ existing: top, freeBytes: expect.any(Number) });
  });

  it('with files of another account, on a full disk or on one that can only be read is said likewise', () => {
    const said = (code: string, at?: string) => {
      const error = Object.assign(new Error(code), { code, path: at, syscall: 'open' });
      return (dataFolderError('/srv/data', error) as Error).message.split(' may write in: ')[1];
    };
    expect(said('EACCES', '/srv/data/pg17')).toBe(
      '/srv/data/pg17 is closed to this account. Give the folder to the account that runs the server (chown -R ACCOUNT /srv/data), or set DATA_DIR to another folder.',
    );
    expect(said('EROFS', '/srv/data')).toMatch(/^\/srv\/data is on a disk that can only be read\. Make the disk writable/);
    // A write that finds no room knows no name.
    for (const code of ['ENOSPC', 'EDQUOT']) {
      expect(said(code)).toBe('the disk is full. Free space, then start again. Nothing that was stored is lost.');
    }
  });

  it('is not blamed for what does not come from its files', () => {
    const others = [
      new Error('no'),
      { code: 'EADDRINUSE', syscall: 'listen' },
      { code: 'ENOENT', syscall: 'spawn unshare', path: 'unshare' },
    ];
    expect(others.map((error) => dataFolderError('/srv/data', error))).toEqual(others);
  });

  it('a key that a full disk left empty is made anew, and one that is there is kept', async () => {
    const dataDir = path.join(top, 'keys-of');
    await mkdir(path.join(dataDir, 'keys'), { recursive: true });
    const file = path.join(dataDir, 'keys', 'session-secret');
    await writeFile(file, '\n');
    await chmod(file, 0o600);
    const made = loadOrCreateKey(dataDir, 'session-secret');
    expect(Buffer.from(made, 'base64')).toHaveLength(32);
    expect([loadOrCreateKey(dataDir, 'session-secret'), await readFile(file, 'utf8')]).toEqual([made, made]);
    expect(await readdir(path.dirname(file))).toEqual(['session-secret']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
