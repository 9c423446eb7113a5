// npm run walls [-- --check]: writes the backend's walls into .eslintrc.json, or says that they are not those of the order of rooms.
import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';

import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { backendElements, backendPolicies } from './lib/room-walls.mjs';
import { say } from './lib/say.mjs';

const FILE = inRoot('.eslintrc.json');
const RULE = 'boundaries/dependencies';
const isOfWeb = ({ from }) => ['app', 'page', 'feature', 'entity', 'shared'].includes(from.element.type);

function withWalls(config) {
  const elements = config.settings['boundaries/elements'].filter(({ pattern }) => pattern.startsWith('frontend/'));
  config.settings['boundaries/elements'] = [...backendElements, ...elements];
  const [, options] = config.overrides.find(({ rules }) => rules?.[RULE]).rules[RULE];
  options.policies = [...backendPolicies, ...options.policies.filter(isOfWeb)];
  return config;
}

main(async () => {
  const text = await readFile(FILE, 'utf8');
  const layout = await prettier.resolveConfig(FILE);
  const walls = await prettier.format(JSON.stringify(withWalls(JSON.parse(text))), { ...layout, filepath: FILE });
  if (walls === text) return;
  if (process.argv.includes('--check')) {
    say('.eslintrc.json has other walls than scripts/lib/room-order.mjs: run npm run walls');
    process.exitCode = 1;
    return;
  }
  await writeFile(FILE, walls);
});
