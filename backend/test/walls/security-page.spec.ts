import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TOP = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(TOP, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| threat'));

describe('the page on security', () => {
  it('O-11 names a test for each threat', () => {
    const without = rows.filter((row) => !/`[^`]+spec\.tsx?`/.test(row));
    expect(rows.length).toBeGreaterThan(25);
    expect(without).toEqual([]);
  });

  it('O-11 names tests that exist', () => {
    const named = [...page.matchAll(/`([^`\s]+\.e2e-spec\.ts|[^`\s]+\.spec\.tsx?)`/g)].map(([, file = '']) => file);
    const missing = named.filter((file) => !existsSync(path.join(TOP, file.startsWith('frontend/') ? '' : 'backend', file)));
    expect(missing).toEqual([]);
  });
});
