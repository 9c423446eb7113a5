import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = path.resolve(import.meta.dirname, '../../../frontend/src');
const SHAPES = path.join('shared', 'api', 'api-types.gen.ts');

const typesOf = (file: string) =>
  [...readFileSync(path.join(WEB, file), 'utf8').matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name);

describe('the generated types of the web app', () => {
  const slices = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.gen.ts') && file !== SHAPES);

  it('issue 11 describe each shape once, in one file', () => {
    const shapes = typesOf(SHAPES);
    expect(shapes.length).toBeGreaterThan(100);
    expect(shapes).toEqual([...new Set(shapes)]);
  });

  it('issue 11 are, in the file of a slice, those of its endpoints alone', () => {
    const endpoints = slices.flatMap(typesOf);
    expect(endpoints.length).toBeGreaterThan(100);
    expect(endpoints.filter((name) => !/Api(Arg|Response)$/.test(name))).toEqual([]);
  });
});
