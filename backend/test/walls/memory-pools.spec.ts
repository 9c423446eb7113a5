import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PRINT = "import('./scripts/lib/paths.mjs').then(({ environment }) => console.log(environment().MALLOC_ARENA_MAX))";

const started = (own: Record<string, string>) =>
  execFileSync(process.execPath, ['-e', PRINT], { cwd: ROOT, env: { PATH: process.env['PATH'], ...own }, encoding: 'utf8' }).trim();

describe('the memory pools of glibc', () => {
  it('O-11 are two where npm start starts the server, unless the environment says otherwise', () => {
    expect(started({})).toBe('2');
    expect(started({ MALLOC_ARENA_MAX: '8' })).toBe('8');
  });

  it('O-11 are two in the Docker image', () => {
    expect(readFileSync(path.join(ROOT, 'docker/Dockerfile'), 'utf8')).toMatch(/^ENV MALLOC_ARENA_MAX=2 /m);
  });
});
