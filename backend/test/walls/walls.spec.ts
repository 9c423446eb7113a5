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
function lintFixtures(env: Record<string, string> = {}): Promise<FileReport[]> {
  const eslint = path.join(TOP, 'node_modules/eslint/bin/eslint.js');
  const args = [eslint, '-c', path.join(TOP, 'eslint.config.mjs'), '--format', 'json', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: FIXTURES, env: { ...process.env, ...env }, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve(JSON.parse(stdout) as FileReport[]);
    });
  });
}

interface QuickReport {
  diagnostics: { code: string; filename: string }[];
}

/** What ESLint leaves to oxlint in `npm test`. */
function quickLintFixtures(): Promise<QuickReport> {
  const script = path.join(TOP, 'scripts/quick-lint.mjs');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, '--format', 'json'], { cwd: FIXTURES, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve(JSON.parse(stdout) as QuickReport);
    });
  });
}

/** ESLint's names of plugins by oxlint's. */
const PLUGINS: Record<string, string> = {
  typescript: '@typescript-eslint/',
  import: 'import-x/',
  react: 'react-hooks/',
  'react-hooks': 'react-hooks/',
  'jsx-a11y': 'jsx-a11y-x/',
};

/** ESLint's name of a rule that oxlint calls, for example, typescript(await-thenable). */
function ruleOf(code: string): string {
  const [, plugin = '', name = ''] = /^([\w-]+)\(([\w-]+)\)$/.exec(code) ?? [];
  return `${PLUGINS[plugin] ?? ''}${name}`;
}

/** For each file that has any: the rules that it breaks, in order. */
function reportsOf(found: [file: string, rule: string][]): Record<string, string[]> {
  const reports: Record<string, string[]> = {};
  for (const [file, rule] of found) (reports[file] ??= []).push(rule);
  return Object.fromEntries(Object.entries(reports).map(([file, rules]) => [file, rules.sort()]));
}

const brokenIn = (reports: FileReport[]) =>
  reports.flatMap(({ filePath, messages }) => {
    const file = path.relative(FIXTURES, filePath).split(path.sep).join('/');
    return messages.map(({ ruleId }): [string, string] => [file, ruleId ?? 'inline-config']);
  });

/** Sources below these folders, relative to the top. */
function sources(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(TOP, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
}

describe('the walls of the house', () => {
  it('issue 2 has a rule that bites for every wall, and each bites exactly once', async () => {
    expect(reportsOf(brokenIn(await lintFixtures()))).toEqual(expectedReports);
  }, 300_000);

  it('issue 11 has the same reports by the quick way that npm test goes, where oxlint checks most rules', async () => {
    const [walls, { diagnostics }] = await Promise.all([lintFixtures({ QUICK_RULES: 'apart-in-folders' }), quickLintFixtures()]);
    const quick = diagnostics.map(({ filename, code }): [string, string] => [filename, ruleOf(code)]);
    expect(reportsOf([...brokenIn(walls), ...quick])).toEqual(expectedReports);
    expect(quick.length).toBeGreaterThan(15);
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

  it('issue 2 leaves no skipped test and no silenced error behind', () => {
    const banned = /@ts-ignore|@ts-nocheck|(es|ox)lint-disable|\b(it|describe|test)\.(skip|only)\b/;
    const wrong = sources(
      'backend/src',
      'backend/test',
      'backend/bench',
      'frontend/src',
      'frontend/e2e',
      'frontend/test',
      'frontend/bench',
      'scripts',
    )
      .filter((file) => !file.startsWith('backend/test/walls/'))
      .filter((file) => banned.test(readFileSync(path.join(TOP, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});
