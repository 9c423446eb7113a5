import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { nameOnce, nameOnceSync } from './name-once.js';

/** As file systems without hard links answer. */
const refused = () => Object.assign(new Error(), { code: 'EPERM' });

describe('a file that is named once', () => {
  it.each([
    ['by a link', undefined, undefined],
    [
      'by a copy, as on a file system without hard links',
      () => {
        throw refused();
      },
      () => Promise.reject(refused()),
    ],
  ])('%s, is whole, and the second one is refused', async (_how, linkSync, link) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'recruit-named-'));
    const at = (name: string) => path.join(folder, name);
    await Promise.all(['one', 'two'].map((name) => writeFile(at(name), name)));
    nameOnceSync(at('one'), at('key'), linkSync);
    expect(() => nameOnceSync(at('two'), at('key'), linkSync)).toThrow('EEXIST');
    await nameOnce(at('one'), at('photo'), link);
    await expect(nameOnce(at('two'), at('photo'), link)).rejects.toThrow('EEXIST');
    expect([await readFile(at('key'), 'utf8'), await readFile(at('photo'), 'utf8')]).toEqual(['one', 'one']);
  });
});
