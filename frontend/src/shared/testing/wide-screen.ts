const narrow = window.matchMedia;

/** The screen of a desk, until the test ends: the tests have a phone's without it. */
export function wideScreen(): void {
  window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('min-width') });
}

afterEach(() => {
  window.matchMedia = narrow;
});
