/** State that a link passes to its page, so that the page can link back. */
export interface WayBack {
  backTo: string;
}

/** The address that a page links back to, from its location state; null when there is none. */
export function wayBack(state: unknown): string | null {
  const to = typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : null;
  return typeof to === 'string' && /^\/(?!\/)/u.test(to) ? to : null;
}
