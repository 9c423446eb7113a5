import { readFileSync } from 'node:fs';
import path from 'node:path';

import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';

import { withoutQuickRules } from './scripts/lib/quick-rules.mjs';
import { wallsByFolder } from './scripts/lib/walls-by-folder.mjs';

/** The rules live in .eslintrc.json alone; this only hands them to ESLint 10, for whatever folder it runs in. */
const here = import.meta.dirname;
const { root: _root, ignorePatterns, ...everyRule } = JSON.parse(readFileSync(path.join(here, '.eslintrc.json'), 'utf8'));
// `npm run lint` and `npm test` leave to scripts/quick-lint.mjs what it checks faster; an editor gets all from here.
const { QUICK_RULES: quick = '' } = process.env;
const rules = quick.startsWith('apart') ? withoutQuickRules(everyRule) : everyRule;
// In folders, files that no rule is left for are not read; one that is named would be reported for it.
const named = quick === 'apart' ? [{ files: ['**/*.ts', '**/*.tsx'] }] : [];
const compat = new FlatCompat({
  baseDirectory: process.cwd(),
  resolvePluginsRelativeTo: here,
  recommendedConfig: js.configs.recommended,
  allConfig: js.configs.all,
});

// This ES module has its recommended rules in the flat form only, which an "extends" of .eslintrc.json cannot name.
const a11yPreset = 'plugin:jsx-a11y-x/recommended';
for (const override of rules.overrides.filter((one) => one.extends?.includes(a11yPreset))) {
  override.extends = override.extends.filter((name) => name !== a11yPreset);
  override.rules = { ...a11y.configs.recommended.rules, ...override.rules };
}

const walls = wallsByFolder(rules);
const configs = compat.config(rules);
for (const { plugins } of configs) if (plugins?.['jsx-a11y-x']) plugins['jsx-a11y-x'] = a11y;

export default [{ ignores: ignorePatterns }, ...configs, ...walls, ...named];
