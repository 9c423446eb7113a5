/** Bodies that schools with college football belong to; the first is that of every NCAA division. */
export const ASSOCIATIONS = ['NCAA', 'NAIA', 'NJCAA', 'CCCAA', 'NCCAA', 'USCAA', 'U SPORTS'] as const;
export type Association = (typeof ASSOCIATIONS)[number];

const key = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const BY_SPELLING = new Map<string, Association>(ASSOCIATIONS.map((name) => [key(name), name]));

/** Reads "naia", "N.J.C.A.A." or "USports"; null for others. */
export function readAssociation(text: string): Association | null {
  return BY_SPELLING.get(key(text)) ?? null;
}
