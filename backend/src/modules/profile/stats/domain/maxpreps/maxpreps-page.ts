const ATHLETE = /^\/[^/]+\/[^/]+\/[^/]+\/athletes\/[^/]+(?=\/|$)/;
const CAREER_ID = /^[a-z0-9]{6,40}$/i;

/**
 * Path and query of an athlete's football statistics, of the address that the profile keeps. Null when the address
 * does not lead to one athlete: the path names school and athlete, `careerid` decides which page it is.
 */
export function statsPathOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const [athlete] = ATHLETE.exec(pathname) ?? [];
  const careerId = [...searchParams].find(([name]) => name.toLowerCase() === 'careerid')?.[1] ?? '';
  return athlete && CAREER_ID.test(careerId) ? `${athlete}/football/stats/?careerid=${careerId}` : null;
}
