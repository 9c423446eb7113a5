function plain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function opensHere(link: HTMLAnchorElement): boolean {
  const inThisWindow = link.target === '' || link.target === '_self';
  return inThisWindow && !link.hasAttribute('download') && link.origin === window.location.origin;
}

/** The app's own address that a click leads to, when it leads to another page in this window; else null. */
export function leavingAddress(event: MouseEvent, pathname: string): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !plain(event) || !opensHere(link) || link.pathname === pathname) return null;
  return link.pathname + link.search + link.hash;
}
