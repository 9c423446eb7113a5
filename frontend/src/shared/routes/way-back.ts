/** What a link hands to the page it leads to, so that the page can lead back. */
export interface WayBack {
  backTo: string;
}

/** Where a page leads back to, from the state of its address; null where nobody asked for it. */
export function wayBack(state: unknown): string | null {
  const to = typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : null;
  return typeof to === 'string' && /^\/(?!\/)/u.test(to) ? to : null;
}
