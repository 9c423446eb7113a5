import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expectedReports } from './expected-reports.js';

const TOP = path.resolve(import.meta.dirname, '../../..');
const FIXTURES = path.join(import.meta.dirname, 'lint-fixtures');

interface FileReport {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

interface LintRules {
  rules?: Record<string, unknown>;
}

/** ESLint in a process of its own, because Jest cannot load its configuration. Exit status 1 is what we came for. */
function lintFixtures(): Promise<FileReport[]> {
  const eslint = path.join(TOP, 'node_modules/eslint/bin/eslint.js');
  const args = [eslint, '-c', path.join(TOP, 'eslint.config.mjs'), '--format', 'json', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: FIXTURES, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve(JSON.parse(stdout) as FileReport[]);
    });
  });
}

interface QuickReport {
  diagnostics: { code: string; filename: string }[];
}

/** The same by the way that leaves rules about types and cycles to oxlint. */
function quickLintFixtures(): Promise<QuickReport> {
  const script = path.join(TOP, 'scripts/quick-lint.mjs');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, '--format', 'json'], { cwd: FIXTURES, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve(JSON.parse(stdout) as QuickReport);
    });
  });
}

const QUICK = new Map([
  ['import-x/no-cycle', 'import(no-cycle)'],
  ...['no-unnecessary-type-assertion', 'require-await', 'await-thenable', 'no-floating-promises', 'no-misused-promises'].map(typed),
  ...['no-unsafe-assignment', 'unbound-method'].map(typed),
]);

function typed(name: string): [string, string] {
  return [`@typescript-eslint/${name}`, `typescript(${name})`];
}

/** Sources below these folders, relative to the top. */
function sources(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(TOP, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx)$/.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
}

describe('the walls of the house', () => {
  it('issue 2 has a rule that bites for every wall, and each bites exactly once', async () => {
    const found: Record<string, string[]> = {};
    for (const { filePath, messages } of await lintFixtures()) {
      if (messages.length === 0) continue;
      const file = path.relative(FIXTURES, filePath).split(path.sep).join('/');
      found[file] = messages.map(({ ruleId }) => ruleId ?? 'inline-config').sort();
    }
    expect(found).toEqual(expectedReports);
  }, 300_000);

  it('issue 11 has the same reports of types and cycles by the quick way that npm test goes', async () => {
    const expected = Object.entries(expectedReports).flatMap(([file, rules]) =>
      rules.flatMap((rule) => (QUICK.has(rule) ? [`${file} ${QUICK.get(rule) ?? ''}`] : [])),
    );
    const { diagnostics } = await quickLintFixtures();
    expect(diagnostics.map(({ filename, code }) => `${filename} ${code}`).sort()).toEqual(expected.sort());
    expect(expected).toHaveLength(9);
  }, 300_000);

  it('issue 11 switches no rule off without a reason in the list of decisions', () => {
    const reasons = readFileSync(path.join(TOP, 'docs/adr/0020-lint-rules.md'), 'utf8');
    const config = JSON.parse(readFileSync(path.join(TOP, '.eslintrc.json'), 'utf8')) as LintRules & { overrides: LintRules[] };
    const off = [config, ...config.overrides].flatMap(({ rules = {} }) => Object.keys(rules).filter((rule) => rules[rule] === 'off'));
    expect(off).toContain('@typescript-eslint/require-await');
    expect(off.filter((rule) => !reasons.includes(`| \`${rule}\` |`))).toEqual([]);
  });

  it('issue 2 names every file in kebab-case, and none of them utils, helpers, common or types', () => {
    const wrong = sources('backend/src', 'frontend/src').filter((file) => {
      const [name = ''] = path.basename(file).split('.');
      const kebab = /^[0-9a-z]+(-[0-9a-z]+)*$/.test(name);
      return !kebab || /(^|\/)(utils?|helpers?|common|types?)(\/|\.)/.test(file);
    });
    expect(wrong).toEqual([]);
  });

  it('issue 2 leaves no skipped test and no silenced type error behind', () => {
    const banned = /@ts-ignore|@ts-nocheck|eslint-disable|\b(it|describe|test)\.(skip|only)\b/;
    const wrong = sources('backend/src', 'backend/test', 'frontend/src', 'frontend/e2e')
      .filter((file) => !file.startsWith('backend/test/walls/'))
      .filter((file) => banned.test(readFileSync(path.join(TOP, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});
