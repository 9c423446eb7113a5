import { nameKey } from '../../directory/domain/name-key.js';

/** The bundled, unchecked addresses of a program's pages. */
export interface AthleticsSite {
  athleticsUrl: string;
  /** A guess; null where the make of the site is not known. */
  coachesUrl: string | null;
}

export interface SiteRow extends AthleticsSite {
  unitid: number;
  name: string;
  state: string;
}

export interface SiteSubject {
  nameKey: string;
  state: string;
  unitid: number | null;
}

/** The site of a program: by name and state, else by an institution that has only one program. Null when the table has none. */
export function siteOf(rows: readonly SiteRow[], school: SiteSubject): AthleticsSite | null {
  const named = rows.find(({ name, state }) => state === school.state && nameKey(name) === school.nameKey);
  const ofInstitution = rows.filter(({ unitid }) => school.unitid !== null && unitid === school.unitid);
  const row = named ?? (ofInstitution.length === 1 ? ofInstitution[0] : undefined);
  return row ? { athleticsUrl: row.athleticsUrl, coachesUrl: row.coachesUrl } : null;
}
