import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { analyse } from 'scslre';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
const CODE = ['backend/src', 'frontend/src'].map((folder) => join(ROOT, folder));

/** Patterns that are made when a function is called, from words that are escaped or constant: rows of growth.spec.ts hold them. */
const MADE_AT_RUN_TIME = [
  'backend/src/modules/ai/writing/adapters/openai/shown-text.ts',
  'backend/src/modules/ai/facts/domain/claims/facts-used.ts',
  'backend/src/modules/ai/masking/domain/private-mask.ts',
];

interface Pattern {
  source: string;
  flags: string;
  place: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(spec|gen)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/testing/'));
}

const parsed = CODE.flatMap(filesBelow).map((path) => {
  return { path, file: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest) };
});

function nodesOf(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = [];
  ts.forEachChild(node, (child) => void below.push(...nodesOf(child)));
  return [node, ...below];
}

function literals(): Pattern[] {
  return parsed.flatMap(({ path, file }) =>
    nodesOf(file)
      .filter(ts.isRegularExpressionLiteral)
      .map(({ text }) => {
        const end = text.lastIndexOf('/');
        return { source: text.slice(1, end), flags: text.slice(end + 1), place: relative(ROOT, path) };
      }),
  );
}

/** Files that make patterns by `RegExp(...)`. */
function makers(): string[] {
  const makes = (node: ts.Node) =>
    (ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
  return parsed.filter(({ file }) => nodesOf(file).some(makes)).map(({ path }) => path);
}

/** The patterns that a file makes when it is loaded. */
async function madeBy(path: string): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string, string?]) {
      made.push({ source, flags: flags ?? '', place: relative(ROOT, path) });
      return new target(source, flags);
    },
  });
  try {
    // A file that another one has loaded before would make nothing.
    jest.resetModules();
    await import(path);
  } finally {
    globalThis.RegExp = original;
  }
  return made.filter(({ source }) => typeof source === 'string');
}

/**
 * Ways in which matching takes more than linear time. The analysis believes that a word boundary keeps a pattern from being
 * tried again inside of a run, which is so for \w alone: "a.a.a." has a boundary at each letter. So it looks without them too.
 */
function superLinear({ source, flags }: Pattern): string[] {
  const looks = [source, source.replace(/(?<!\\)\\b/g, '')].map((one) => analyse({ source: one, flags }).reports);
  return [...new Set(looks.flat().map(({ type }) => type))];
}

function slowOnes(patterns: Pattern[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = superLinear(pattern);
    return found.length === 0 ? [] : [`${pattern.place}: /${pattern.source}/${pattern.flags} (${found.join(', ')})`];
  });
}

describe('regular expressions', () => {
  it('every one of the product takes linear time', () => {
    const patterns = literals();
    expect(patterns.length).toBeGreaterThan(300);
    expect(slowOnes(patterns)).toEqual([]);
  });

  it('those that are put together from pieces too', async () => {
    const files = makers().filter((path) => !MADE_AT_RUN_TIME.includes(relative(ROOT, path)));
    for (const path of files) {
      const made = await madeBy(path);
      expect(made).not.toEqual([]);
      expect(slowOnes(made)).toEqual([]);
    }
    expect(makers().map((path) => relative(ROOT, path))).toEqual(expect.arrayContaining(MADE_AT_RUN_TIME));
  });

  it.each([
    ['[^<>]+@x', 'tries each character of a long run'],
    ['\\b[\\w.+-]+@[\\w-]+', 'tries each part of a long run'],
    ['^\\s*\\s*$', 'shares a run between two'],
    ['(?:^|[.!?]\\s*|\\n\\s*)$', 'reads the blanks again for each of them'],
    ['^(a+)+$', 'takes exponential time'],
  ])('the check finds /%s/, which %s', (source) => {
    expect(superLinear({ source, flags: 'u', place: '' })).not.toEqual([]);
  });
});
