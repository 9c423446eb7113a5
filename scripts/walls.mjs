// npm run walls [-- --check]: writes the backend's walls into .eslintrc.json and the picture of its rooms into docs/architecture.md, or says
// that they are not those of today.
import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';

import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { withPicture } from './lib/rooms-picture.mjs';
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

async function rules(text) {
  const layout = await prettier.resolveConfig(FILE);
  return prettier.format(JSON.stringify(withWalls(JSON.parse(text))), { ...layout, filepath: FILE });
}

/** Files with a generated part, and how it is made. */
const GENERATED = [
  { file: FILE, make: rules, old: '.eslintrc.json has other walls than scripts/lib/room-order.mjs' },
  { file: inRoot('docs/architecture.md'), make: withPicture, old: 'docs/architecture.md shows other arrows than the code has' },
];

main(async () => {
  for (const { file, make, old } of GENERATED) {
    const text = await readFile(file, 'utf8');
    const made = await make(text);
    if (made === text) continue;
    if (!process.argv.includes('--check')) await writeFile(file, made);
    else {
      say(`${old}: run npm run walls`);
      process.exitCode = 1;
    }
  }
});
