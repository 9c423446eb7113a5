/**
 * Answers a question for later: is the address still one of this page? It is another page's as soon as a link is pressed,
 * while the old page stays on the screen until the script of the new one is there.
 */
export function watchPage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
