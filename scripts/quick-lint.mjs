// node scripts/quick-lint.mjs [--format json]: what of .eslintrc.json reads types or searches cycles, for the folder that it is called in,
// checked by oxlint.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';

import { main } from './lib/main.mjs';
import { environment, inRoot } from './lib/paths.mjs';
import { quickRules } from './lib/quick-rules.mjs';
import { run } from './lib/run.mjs';

main(async () => {
  const rules = JSON.parse(await readFile(inRoot('.eslintrc.json'), 'utf8'));
  const file = inRoot('.tmp', `quick-rules-${process.pid}.json`);
  await mkdir(inRoot('.tmp'), { recursive: true });
  await writeFile(file, JSON.stringify(quickRules(rules, process.cwd())));
  const ignored = rules.ignorePatterns.flatMap((pattern) => ['--ignore-pattern', pattern]);
  const options = ['-c', file, '--type-aware', '--deny-warnings', ...ignored, ...process.argv.slice(2)];
  const { code } = await run('oxlint', options, { cwd: process.cwd(), env: environment() });
  await rm(file);
  process.exitCode = code;
});
