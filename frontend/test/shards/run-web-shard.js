import path from 'node:path';

import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';

import { webFilesOf } from './shard-files.js';

/** The rules of one file's components would be tried on every element of the next. */
function forgetStyles() {
  const { result } = renderHook(useEmotionCache);
  const cache = result.current;
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
}

/** What one file left on the page and in the browser's stores is nothing to the next. */
function forgetPage() {
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  history.replaceState(null, '', '/');
}

/** Runs several spec files in one: Jest makes a document and loads React and MUI anew for every file that it runs, which takes longer than most of them. */
export function runWebShard(shard) {
  for (const file of webFilesOf(shard)) {
    describe(file, () => {
      afterAll(forgetStyles);
      afterAll(forgetPage);
      jest.requireActual(path.resolve(import.meta.dirname, '../../src', file));
    });
  }
}
