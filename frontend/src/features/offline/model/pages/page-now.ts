import type { KeptPage } from '@/shared/lib/device-store';

/** Characters of a page with its rules: beyond that drawing it takes longer than it saves. */
const most = 400_000;

/** Elements that are still loading, and elements that must not be kept: messages about a moment, scripts and started players. */
const loading = '[aria-busy="true"], [role="status"][aria-label^="Loading"], .MuiSkeleton-root';
const passing = '[data-passing], [role="alert"], script, noscript, iframe, video, audio';

const row = 'li, tr';

const ruleName = /\.(css-[\w-]+)/u;

/** The rules that the UI kit keeps outside of the document’s text, as far as this page uses them. */
function rulesFor(html: string): string {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  const texts = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
  const used = texts.filter((text) => {
    const name = ruleName.exec(text)?.[1];
    return name === undefined || html.includes(name);
  });
  return used.join('\n').replaceAll('</', '<\\/');
}

/** Removes rows far below the visible area; there may be many. */
function withoutFarRows(root: HTMLElement, copy: HTMLElement): void {
  const rows = [...copy.querySelectorAll(row)];
  for (const [at, original] of [...root.querySelectorAll(row)].entries()) {
    if (original.getBoundingClientRect().top > window.innerHeight * 1.5) rows[at]?.remove();
  }
}

function drawn(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  withoutFarRows(root, copy);
  for (const element of copy.querySelectorAll(passing)) element.remove();
  // Before the app runs, the browser itself would send them.
  for (const form of copy.querySelectorAll('form')) form.setAttribute('inert', '');
  return copy.innerHTML;
}

/** A list that is scrolled has its first rows no more; the page opens at its top. */
const isScrolled = () => window.scrollY > 100;

/** The page as it is on the screen; null while it is loading or scrolled, or when it is too large to be rendered quickly. */
export function pageNow(): KeptPage | null {
  if (isScrolled()) return null;
  const root = document.getElementById('root');
  const stylesheet = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
  if (root === null || !stylesheet || root.querySelector('main h1') === null || root.querySelector(loading) !== null) return null;
  const html = drawn(root);
  const rules = rulesFor(html);
  if (html.length + rules.length > most) return null;
  return { search: window.location.search, html, rules, stylesheet };
}
