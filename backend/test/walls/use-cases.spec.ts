import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface UseCase {
  file: string;
  decides: boolean;
  hasSpec: boolean;
}

const TOP = path.resolve(import.meta.dirname, '../../..');
const PRINT = "import('./scripts/lib/use-cases.mjs').then(({ readUseCases }) => console.log(JSON.stringify(readUseCases())))";

/** A rule that only a whole request proves is found broken late, and by a test of something else. */
describe('use cases', () => {
  const found = JSON.parse(execFileSync(process.execPath, ['-e', PRINT], { cwd: TOP, encoding: 'utf8' })) as UseCase[];
  const named = (name: string) => found.find(({ file }) => file.endsWith(`/${name}.use-case.ts`));

  it('each one that decides has a spec beside it', () => {
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ decides, hasSpec }) => decides && !hasSpec).map(({ file }) => file)).toEqual([]);
  });

  it('a refusal is a decision, and handing on is none', () => {
    expect(named('confirm-password')).toMatchObject({ decides: true });
    expect(named('read-account')).toMatchObject({ decides: false });
  });
});
