import typescriptEslint from '@typescript-eslint/eslint-plugin';

const TYPED = 'recommended-type-checked-only';
const CYCLE = 'import-x/no-cycle';

/** The rules that read types, by ESLint's names. The set also switches off those that ESLint has of its own for the same, which are off anyway. */
const typed = Object.entries(typescriptEslint.configs[TYPED].rules).flatMap(([name, setting]) => (setting === 'error' ? [name] : []));

const isTyped = ({ extends: sets = [] }) => sets.includes(`plugin:@typescript-eslint/${TYPED}`);
const nameForOxlint = (rule) => rule.replace('@typescript-eslint/', 'typescript/').replace('import-x/', 'import/');
const all = (names, setting) => Object.fromEntries(names.map((name) => [nameForOxlint(name), setting]));
const offAmongTyped = ({ rules = {} }) => typed.filter((name) => rules[name] === 'off');

/**
 * The rules that oxlint checks in a fraction of ESLint's time, those that read types and the one against cycles, as oxlint's configuration
 * for what is below `folder`. `rules` is what .eslintrc.json holds, the place where rules are written.
 */
export function quickRules({ overrides }, folder) {
  // oxlint reads patterns from the folder of its configuration, which is another one.
  const below = (patterns) => patterns.map((pattern) => (pattern.startsWith('**/') ? pattern : `${folder}/${pattern}`));
  const cycles = overrides.find(({ rules }) => rules?.[CYCLE]);
  const off = overrides.map((one) => ({ files: one.files, names: offAmongTyped(one) })).filter(({ names }) => names.length > 0);
  return {
    plugins: ['typescript', 'import'],
    categories: { correctness: 'off' },
    overrides: [
      { files: below(overrides.find(isTyped).files), rules: all(typed, 'error') },
      ...off.map(({ files, names }) => ({ files: below(files), rules: all(names, 'off') })),
      { files: below(cycles.files), rules: all([CYCLE], ['error', { ignoreTypes: true }]) },
      { files: below(cycles.excludedFiles), rules: all([CYCLE], 'off') },
    ],
  };
}

/** `rules` without them, for a run of ESLint that leaves them to oxlint. */
export function withoutQuickRules(rules) {
  const kept = (own = {}) => Object.fromEntries(Object.entries(own).filter(([name]) => name !== CYCLE && !typed.includes(name)));
  return { ...rules, overrides: rules.overrides.filter((one) => !isTyped(one)).map((one) => ({ ...one, rules: kept(one.rules) })) };
}
