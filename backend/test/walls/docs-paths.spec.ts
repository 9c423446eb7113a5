import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TOP = path.resolve(import.meta.dirname, '../../..');
/** Where the pages count from. */
const BASES = ['.', 'backend', 'backend/src', 'backend/src/modules', 'docs'];

/** What looks like a path: with a slash or a file's ending, without spaces, and no address of the product. */
const isPath = (text: string) => /^[\w.*{},<>-][\w./*{},<>-]*$/.test(text) && (/\w\//.test(text) || /\.(ts|tsx|mjs|csv|md)$/.test(text));

/** `a/{b,c}` as `a/b` and `a/c`. */
function variants(text: string): string[] {
  const braces = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text);
  if (!braces) return [text];
  const [, before = '', choices = '', after = ''] = braces;
  return choices.split(',').flatMap((choice) => variants(before + choice + after));
}

/** Whether a name is the one that is asked for, in which `*` is any text. */
function fits(name: string, asked: string): boolean {
  const [before = '', after] = asked.split('*');
  return after === undefined ? name === asked : name.startsWith(before) && name.endsWith(after);
}

function exists(folder: string, [first, ...rest]: string[]): boolean {
  if (first === undefined) return true;
  if (!first.includes('*')) return existsSync(path.join(folder, first)) && exists(path.join(folder, first), rest);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return false;
  return readdirSync(folder).some((name) => fits(name, first) && exists(path.join(folder, name), rest));
}

/** The folders above a path, the nearest first. */
function foldersOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const names = new Set(
  ['backend', 'frontend', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(TOP, folder), { withFileTypes: true, recursive: true })
      .filter(({ parentPath }) => !/node_modules|\/(dist|\.\w+)(\/|$)/.test(parentPath))
      .map(({ name }) => name),
  ),
);

function found(text: string, folders: string[]): string | undefined {
  const all = variants(text.replace(/<\w+>/g, '*')).map((one) => one.split('/').filter(Boolean));
  const folder = folders.find((base) => all.every((segments) => exists(path.join(TOP, base), segments)));
  return folder === undefined ? undefined : path.join(folder, text);
}

function pathsIn(line: string): string[] {
  const named = [...line.matchAll(/`([^`]+)`|\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, code, link]) => code ?? link ?? '');
  return named.filter(isPath).flatMap((text) => text.split('/**/'));
}

/** The paths of a line that do not exist. A name without a folder may be anywhere; a later path may begin beside an earlier one. */
function missingIn(line: string): string[] {
  const missing: string[] = [];
  let beside: string[] = [];
  for (const text of pathsIn(line)) {
    const place = found(text, [...BASES, ...beside]);
    if (place !== undefined) beside = [...foldersOf(place), ...beside];
    else if (text.includes('/') || ![...names].some((name) => fits(name, text))) missing.push(text);
  }
  return missing;
}

/** Names of the code as `sendLedger`, `SendLedger` or `send_ledger`. */
function namesIn(line: string): string[] {
  const codes = [...line.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
  return codes.filter((code) => /[a-z][A-Z]|^[A-Z][a-z]|[a-z]_[a-z]/.test(code));
}

/** Every word of the product's code and tests. */
function wordsOfCode(): Set<string> {
  const files = ['backend/src', 'backend/test', 'frontend/src'].flatMap((folder) =>
    readdirSync(path.join(TOP, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/** `module` or `module/room` of each folder that shows an index; what only tests use is no room. */
function rooms(): string[] {
  const modules = path.join(TOP, 'backend/src/modules');
  const shown = readdirSync(modules, { recursive: true }) as string[];
  const indexes = shown.filter((name) => /^[\w-]+(\/(?!testing)[\w-]+)?\/index\.ts$/.test(name));
  return indexes.map((name) => path.dirname(name));
}

const linesOf = (page: string) => readFileSync(path.join(TOP, 'docs', page), 'utf8').split('\n');

describe('the pages for developers', () => {
  it.each(['architecture.md', 'fit.md', 'glossary.md', 'performance.md', 'requirements.md', 'rules.md', 'security.md', 'testing.md'])(
    '%s names only files and folders that exist',
    (page) => {
      const lines = linesOf(page);
      expect(lines.flatMap(pathsIn)).not.toEqual([]);
      expect(lines.flatMap(missingIn)).toEqual([]);
    },
  );

  it('the recipes begin at files and folders that exist', () => {
    const named = linesOf('../.github/CONTRIBUTING.md')
      .flatMap(pathsIn)
      .filter((text) => /^(backend|frontend|docs|docker|scripts)\//.test(text));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((text) => found(text, ['.']) === undefined)).toEqual([]);
  });

  it('name only what the code contains', () => {
    const words = wordsOfCode();
    const named = ['architecture.md', 'glossary.md', 'testing.md'].flatMap(linesOf).flatMap(namesIn);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !words.has(name))).toEqual([]);
  });

  it('the table of rooms has every room', () => {
    const rows = linesOf('architecture.md').filter((line) => line.startsWith('| '));
    const hasRoom = (entry: string) => {
      const [module = '', room] = entry.split('/');
      const row = rows.find((line) => line.startsWith(`| ${module} | `));
      return row !== undefined && (room === undefined || row.includes(`**${room}**`));
    };
    expect(rooms().length).toBeGreaterThan(40);
    expect(rooms().filter((entry) => !hasRoom(entry))).toEqual([]);
  });

  it('finds behaviours on the page of the architecture', () => {
    expect(linesOf('architecture.md').flatMap(pathsIn).length).toBeGreaterThan(80);
  });

  it('would show a file that is gone, also one that is named beside another', () => {
    expect(missingIn('| caps | `modules/schools/gone.ts` |')).toEqual(['modules/schools/gone.ts']);
    const line =
      '| caps | `modules/schools/outreach/domain/contact.ts`, `tracking.ts`, `gone.ts`, `modules/*/gone/`, `adapters/{http,gone}` |';
    expect(missingIn(line)).toEqual(['gone.ts', 'modules/*/gone/', 'adapters/{http,gone}']);
  });
});
