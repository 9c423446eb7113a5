import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { WorkThread } from './work-thread.js';

const SCRIPT = `
exports.work = (input) => {
  if (input === 'for ever') for (;;);
  if (input === 'memory') for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
  if (input === 'error') throw new Error('The input is wrong.');
  if (input === 'code') throw new Error('too many clients', { cause: '53300' });
  return input.length;
};`;

describe('work in a thread of its own', () => {
  let folder: string;
  let thread: WorkThread<string, number>;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'recruit-thread-'));
    writeFileSync(path.join(folder, 'count.js'), SCRIPT);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const start = (rules: { mostAtOnce?: number; deadlineMs?: number } = {}) =>
    (thread = new WorkThread({
      ...{ folder, script: 'count', work: 'work', mostAtOnce: 2, deadlineMs: 60_000 },
      ...{ busy: () => new Error('busy'), late: () => new Error('late') },
      ...rules,
    }));
  afterEach(() => thread.end());

  const run = (input: string) => thread.run(() => Promise.resolve(input));

  it('O-11 refuses more than it may hold, and has room again afterwards', async () => {
    start();
    const two = Promise.all([run('a'), run('ab')]);
    await expect(run('abc')).rejects.toThrow('busy');
    expect(await two).toEqual([1, 2]);
    expect(await run('abc')).toBe(3);
  });

  it.each(['for ever', 'memory'])('O-11 ends work that takes %s, and does the next', async (input) => {
    start({ deadlineMs: 5_000 });
    await expect(run(input)).rejects.toThrow('late');
    expect(await run('ab')).toBe(2);
  });

  it('O-09 an error keeps the code that tells a database that is gone or full', async () => {
    start();
    await expect(run('code')).rejects.toMatchObject({ message: 'too many clients', code: '53300' });
  });

  it('O-11 an error of the work, or of making its input, takes no room', async () => {
    start({ mostAtOnce: 1 });
    await expect(run('error')).rejects.toThrow('The input is wrong.');
    await expect(thread.run(() => Promise.reject(new Error('no photo')))).rejects.toThrow('no photo');
    expect(await run('ab')).toBe(2);
  });
});
