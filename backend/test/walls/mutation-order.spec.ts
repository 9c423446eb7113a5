import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The ids of the tests in the order in which a change is tried with them. */
function order(change: string, reaching: { id: string; costMs: number }[], noticed: [change: string, test: string][] = []): string[] {
  const script = `import { testsToTry } from './scripts/lib/mutation/tests-to-try.mjs';
    const found = testsToTry(${JSON.stringify(change)}, ${JSON.stringify(reaching)}, new Map(${JSON.stringify(noticed)}));
    console.log(JSON.stringify(found.map(({ id }) => id)));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, encoding: 'utf8' })) as string[];
}

describe('the tests that npm run mutate tries a change with', () => {
  const cheap = (id: string) => ({ id, costMs: 1 });

  it('are first those that noticed the changes beside it, the nearest first', () => {
    const noticed: [string, string][] = [
      ['40', 'c'],
      ['52', 'b'],
      ['49', 'd'],
    ];
    expect(order('50', ['a', 'b', 'c', 'd'].map(cheap), noticed).slice(0, 3)).toEqual(['d', 'b', 'c']);
  });

  it('are the cheap ones before the costly ones, and each only once', () => {
    const tests = [{ id: 'slow', costMs: 900 }, { id: 'middle', costMs: 60 }, cheap('quick')];
    expect(order('50', tests)).toEqual(['quick', 'middle', 'slow']);
    expect(order('50', tests, [['51', 'slow']])).toEqual(['quick', 'middle', 'slow']);
    expect(order('50', tests, [['51', 'quick']])).toEqual(['quick', 'middle', 'slow']);
  });

  it('come from all parts of a table early on', () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => cheap(String(at)));
    const first = order('50', rows).slice(0, 20).map(Number);
    const tenths = new Set(first.map((at) => Math.floor(at / 100)));
    expect(tenths.size).toBe(10);
  });
});
