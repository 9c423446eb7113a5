import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What `expression` of scripts/lib/paths.mjs is, with these variables alone. */
const ofPaths = (expression: string, own: Record<string, string> = {}) => {
  const print = `import('./scripts/lib/paths.mjs').then((paths) => console.log(${expression}))`;
  return execFileSync(process.execPath, ['-e', print], { cwd: ROOT, env: { PATH: process.env['PATH'], ...own }, encoding: 'utf8' }).trim();
};

describe('the memory pools of glibc', () => {
  it('O-11 are two where npm start starts the server, unless the environment says otherwise', () => {
    expect(ofPaths('paths.environment().MALLOC_ARENA_MAX')).toBe('2');
    expect(ofPaths('paths.environment().MALLOC_ARENA_MAX', { MALLOC_ARENA_MAX: '8' })).toBe('8');
  });

  it('O-11 give back at once what is 128 kB or more, however much was given back before', () => {
    expect(ofPaths('paths.environment().MALLOC_MMAP_THRESHOLD_')).toBe('131072');
    expect(ofPaths('paths.environment().MALLOC_MMAP_THRESHOLD_', { MALLOC_MMAP_THRESHOLD_: '1' })).toBe('1');
  });

  it('O-11 are the same in the Docker image', () => {
    const said = Object.entries(JSON.parse(ofPaths('JSON.stringify(paths.GLIBC_MEMORY)')) as Record<string, string>);
    expect(read('docker/Dockerfile')).toContain(`\nENV ${said.map(([name, value]) => `${name}=${value}`).join(' ')} `);
  });
});

describe('the heap of the server', () => {
  const flags = (JSON.parse(ofPaths('JSON.stringify(paths.serverArguments)')) as string[]).slice(0, -1);

  it('O-09 O-11 is cleared sooner than Node would by itself, with few new objects at once and one thread that helps', () => {
    const said = execFileSync(process.execPath, [...flags, '-p', 'process.execArgv.join()'], { encoding: 'utf8' }).trim();
    expect(said).toContain('--max-semi-space-size=16,--heap-growing-percent=60,--v8-pool-size=1');
  });

  it.each(['scripts/start.mjs', 'scripts/demo.mjs', 'scripts/dev.mjs'])('O-11 is so in %s', (file) => {
    expect(read(file)).toContain('(nodeBinary(), serverArguments, ');
  });

  it('O-11 is so in the Docker image', () => {
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(read('docker/Dockerfile')) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...flags, 'backend/dist/main.js']);
  });
});
