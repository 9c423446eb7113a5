import js from '@eslint/js';
import typescriptEslint from '@typescript-eslint/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';

const CYCLE = 'import-x/no-cycle';
/** Rules that only ESLint has: those of a plugin without a counterpart, and one that a selector describes. */
const OF_ESLINT_ALONE = /^(boundaries|testing-library)\/|^no-restricted-syntax$/;
const SET_OF_ESLINT_ALONE = /^plugin:testing-library\//;
/** For ESLint's rule against octal numbers and others oxlint has none, since no module can contain them; some are about nothing here. */
const ABSENT = new Set([
  'no-octal',
  'no-dupe-args',
  'no-new-symbol',
  'react-hooks/config',
  'react-hooks/gating',
  'jsx-a11y-x/label-has-for',
]);
/** oxlint has one rule for both, by ESLint's name. */
const OF_BOTH = new Set(['no-unused-vars', 'no-array-constructor', 'no-unused-expressions']);
const PLUGINS = { '@typescript-eslint': 'typescript', 'import-x': 'import', 'react-hooks': 'react', 'jsx-a11y-x': 'jsx-a11y' };

const typed = typescriptEslint.configs;
/** Each set of rules by its name in .eslintrc.json. */
const SETS = {
  'eslint:recommended': js.configs.recommended.rules,
  'plugin:@typescript-eslint/recommended': typed.recommended.rules,
  'plugin:@typescript-eslint/recommended-type-checked-only': typed['recommended-type-checked-only'].rules,
  'plugin:react-hooks/recommended': hooks.configs.recommended.rules,
  'plugin:jsx-a11y-x/recommended': a11y.configs.recommended.rules,
};
/** A part of the second set is for TypeScript only. */
const forTypeScript = typed['eslint-recommended'].overrides.map(({ files, rules }) => ({ files: files.map((one) => `**/${one}`), rules }));

const isOff = (setting) => [setting].flat()[0] === 'off';
/** oxlint has no place for the exceptions of a rule about accessibility. */
const hasExceptions = (rule, setting) => rule.startsWith('jsx-a11y-x/') && Array.isArray(setting) && !isOff(setting);
const isOfEslintAlone = ([rule, setting]) => OF_ESLINT_ALONE.test(rule) || hasExceptions(rule, setting);

/** The rules of an entry of .eslintrc.json with those of the sets that it names. */
const rulesOf = ({ extends: names = [], rules }) => Object.assign({}, ...names.map((name) => SETS[name]), rules);

function nameForOxlint(rule) {
  const [plugin, name] = rule.split('/');
  if (name === undefined || OF_BOTH.has(name)) return name ?? plugin;
  return `${PLUGINS[plugin]}/${name}`;
}

function settingForOxlint(rule, setting) {
  // An import of types alone does not count: nothing of it is left when the code runs.
  if (rule === CYCLE) return [setting, { ignoreTypes: true }];
  return isOff(setting) ? 'off' : setting;
}

function rulesForOxlint(rules) {
  // That ESLint's own rule is off says nothing about the one that takes its place.
  const isReplaced = (rule) => OF_BOTH.has(rule) && `@typescript-eslint/${rule}` in rules;
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([rule, setting]) => !isOfEslintAlone([rule, setting]) && !ABSENT.has(rule) && !isReplaced(rule))
      .map(([rule, setting]) => [nameForOxlint(rule), settingForOxlint(rule, setting)]),
  );
}

/**
 * Every rule that oxlint checks, in a fraction of ESLint's time, as oxlint's configuration for what is below `folder`. `config` is what
 * .eslintrc.json holds, the place where rules are written.
 */
export function quickRules(config, folder) {
  // oxlint reads patterns from the folder of its configuration, which is another one.
  const below = (patterns = []) => patterns.map((pattern) => (pattern.startsWith('**/') ? pattern : `${folder}/${pattern}`));
  const overrides = config.overrides.map((one) => ({
    files: below(one.files),
    excludeFiles: below(one.excludedFiles),
    ...(one.env ? { env: one.env } : {}),
    rules: rulesForOxlint(rulesOf(one)),
  }));
  return {
    plugins: Object.values(PLUGINS),
    categories: { correctness: 'off' },
    // No comment can switch a rule off.
    options: { respectEslintDisableDirectives: false },
    env: config.env,
    rules: rulesForOxlint(rulesOf(config)),
    overrides: [...forTypeScript.map(({ files, rules }) => ({ files, rules: rulesForOxlint(rules) })), ...overrides],
  };
}

/** `config` without them, for a run of ESLint that leaves them to oxlint. Files that no rule is left for are not even read. */
export function withoutQuickRules({ extends: _sets, ...config }) {
  const overrides = config.overrides.map((one) => ({
    ...one,
    extends: one.extends?.filter((name) => SET_OF_ESLINT_ALONE.test(name)),
    rules: Object.fromEntries(Object.entries(rulesOf(one)).filter(isOfEslintAlone)),
  }));
  return { ...config, rules: {}, overrides: overrides.filter((one) => Object.keys(one.rules).length > 0 || one.extends?.length > 0) };
}
