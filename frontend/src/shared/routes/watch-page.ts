/**
 * Returns whether the address still belongs to this page, for use after a wait. It belongs to another page as soon as a link is pressed,
 * although the old page stays visible until the script of the new one is loaded.
 */
export function watchPage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
