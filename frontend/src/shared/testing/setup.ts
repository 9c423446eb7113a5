import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine a page may need longer than a second to appear.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout: no media queries, no scrolling.
const noMedia: typeof window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
window.matchMedia = noMedia;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// What one test left in the tab, or set as its screen, is nothing to the next.
afterEach(() => {
  window.sessionStorage.clear();
  window.matchMedia = noMedia;
});
