const TEXT = /"[^"\\]*"|'[^'\\]*'/g;
const INNERMOST_BRACKETS = /\[[^[\]()]*\]|\([^[\]()]*\)/g;
/** What keeps a selector from being read by its characters. */
const HARD = /[()[\]"'\\&|@;]/;
const COMBINATOR = /[\s>+~]+/;
const CLASSES = /\.([\w-]+)/g;
const TAG = /^[a-z][\w-]*/i;

/** Without what stands in brackets, which can only narrow down the choice. */
function withoutBrackets(selector) {
  const shorter = selector.replace(INNERMOST_BRACKETS, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** What an element needs to be chosen by the last part of this selector. */
function neededByEnd(selector) {
  const end = selector.trim().split(COMBINATOR).at(-1);
  return { tag: TAG.exec(end)?.[0].toLowerCase(), classes: Array.from(end.matchAll(CLASSES), ([, name]) => name) };
}

/**
 * What an element needs to be chosen by `selector`, one `{ tag, classes }` for each selector of the list: one that has none of them is
 * not chosen. Null when the characters alone do not say it. A rule without a selector, such as @keyframes, chooses nothing.
 */
export function neededBy(selector) {
  if (typeof selector !== 'string') return [];
  const plain = withoutBrackets(selector.replace(TEXT, ''));
  return HARD.test(plain) ? null : plain.split(',').map(neededByEnd);
}
