import { createRequire } from 'node:module';

import { neededBy } from './needed-by.js';

const requireBy = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper } = requireBy('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = requireBy('jsdom/lib/jsdom/living/helpers/selectors.js');

const has = (element, { tag, classes }) =>
  (tag === undefined || element.localName.toLowerCase() === tag) && classes.every((name) => element.classList.contains(name));

/**
 * For each style that a query asks for, jsdom tries every rule of every style sheet on the element, and MUI writes a thousand of
 * them: that was a third of all work of the tests. A rule whose last part names a class or a tag that the element does not have
 * needs no trial; all others are tried as before.
 */
export function quickStyles(window) {
  const document = implForWrapper(window.document);
  // Makes the matcher that is replaced.
  matchesDontThrow(document.documentElement, 'html');
  const matcher = document._nwsapiDontThrow;
  const needs = new Map();
  const needed = (selector) => {
    if (!needs.has(selector)) needs.set(selector, neededBy(selector));
    return needs.get(selector);
  };
  document._nwsapiDontThrow = {
    match: (selector, element) => {
      const either = needed(selector);
      return (either === null || either.some((one) => has(element, one))) && matcher.match(selector, element);
    },
  };
}
