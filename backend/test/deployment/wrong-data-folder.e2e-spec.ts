import { execFile } from 'node:child_process';
import { lstat, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runCommand } from '../backup/backup-world.js';
import { ROOM_TO_START } from '../support/server-process.js';

const DIST = path.resolve(import.meta.dirname, '../../dist');

interface Ended {
  code: number;
  output: string;
}

describe('a DATA_DIR that cannot be used', () => {
  /** A program of the build, to its end. */
  function run(file: string, args: string[], env: Record<string, string>): Promise<Ended> {
    const all = { PATH: process.env['PATH'], PORT: '0', DICTIONARY: 'on-demand', ...env };
    return new Promise((resolve) => {
      execFile(process.execPath, [ROOM_TO_START, path.join(DIST, file), ...args], { env: all }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      });
    });
  }

  it('ends the start with one line that names DATA_DIR, the reason and what to do', async () => {
    expect(await run('main.js', [], { DATA_DIR: '/proc/recruit/data' })).toEqual({
      code: 1,
      output:
        'Recruit could not start: DATA_DIR is "/proc/recruit/data"; it takes a folder that this program may write in: nothing can be made in /proc. Set DATA_DIR to a folder on a disk.\n',
    });
  });

  it('ends the start of a server with a database of its own likewise: photos would find no place', async () => {
    const own = { SESSION_SECRET: 's'.repeat(32), ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') };
    const { output } = await run('main.js', [], { ...own, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: '/proc/recruit' });
    expect(output).toMatch(/^Recruit could not start: DATA_DIR is "\/proc\/recruit"; .*nothing can be made in \/proc/);
  });

  it('O-07 is a failure of the doctor, with the same reason', async () => {
    const top = await mkdtemp(path.join(tmpdir(), 'recruit-wrong-'));
    await symlink('circle', path.join(top, 'circle'));
    const { code, output } = await runCommand('doctor', [], { DATA_DIR: path.join(top, 'circle') });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^fail {2}data folder {2}\S+ cannot be used: the link \S+ leads to no folder\. Mend /m),
    ]);
  });

  it('a path that PostgreSQL could not take is refused before anything is made', async () => {
    const top = await mkdtemp(path.join(tmpdir(), 'recruit-wrong-'));
    for (const DATA_DIR of [path.join(top, 'new\nline'), path.join(top, 'long/'.repeat(200))]) {
      const { code, output } = await run('main.js', [], { DATA_DIR });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^Recruit could not start: DATA_DIR is .*no line break and at most 900 bytes\.\n$/),
      ]);
    }
    expect(await readdir(top)).toEqual([]);
  });

  it('O-05 npm run user makes no place where there is none', async () => {
    const dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'recruit-wrong-')), 'none');
    const { code, output } = await run('cli/user.js', ['promote', 'somebody'], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([1, `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.\n`]);
    await expect(lstat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
