import { readFileSync } from 'node:fs';
import path from 'node:path';

import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';

/** The rules live in .eslintrc.json alone; this only hands them to ESLint 10, for whatever folder it runs in. */
const here = import.meta.dirname;
const { root: _root, ignorePatterns, ...rules } = JSON.parse(readFileSync(path.join(here, '.eslintrc.json'), 'utf8'));
const compat = new FlatCompat({
  baseDirectory: process.cwd(),
  resolvePluginsRelativeTo: here,
  recommendedConfig: js.configs.recommended,
  allConfig: js.configs.all,
});

export default [{ ignores: ignorePatterns }, ...compat.config(rules)];
