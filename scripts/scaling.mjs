// node scripts/scaling.mjs [--check]: computes the tables of docs/scaling.md from scripts/lib/scaling-model.mjs and writes them into the page, or
// says that the page shows others.
import { readFile, writeFile } from 'node:fs/promises';

import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { inputTable, planTable } from './lib/scaling-model.mjs';
import { say } from './lib/say.mjs';

const PAGE = inRoot('docs', 'scaling.md');

/** The text between `<!-- name -->` and `<!-- end of name -->` again. */
function withTable(page, name, table) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest = ''] = page.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`docs/scaling.md has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

main(async () => {
  const page = await readFile(PAGE, 'utf8');
  const text = withTable(withTable(page, 'plan', planTable()), 'inputs', inputTable());
  if (text === page) return say('docs/scaling.md is up to date');
  if (process.argv.includes('--check'))
    throw new Error('docs/scaling.md shows other figures than scripts/lib/scaling-model.mjs: node scripts/scaling.mjs');
  await writeFile(PAGE, text);
  say('docs/scaling.md is written');
});
