/** First line of a directory pack; the schools follow, one a line, and a last line with the checksum of all before it. */
export interface PackManifest {
  format: typeof PACK_FORMAT;
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  schools: number;
  coaches: number;
}

/** A coach of the shared directory; days are YYYY-MM-DD (UTC). */
export interface PackCoach {
  name: string;
  title: string;
  email: string | null;
  phone: string | null;
  /** On X, without @. */
  xHandle: string | null;
  /** Where the other server has it from; here it is imported. */
  origin: 'admin' | 'imported';
  /** The staff page that it was read from. */
  pageUrl: string | null;
  /** When the entry was written last. */
  enteredOn: string;
  /** When an admin last found it right. */
  verifiedOn: string | null;
}

export interface PackSchool {
  name: string;
  division: string;
  subdivision: string | null;
  /** Of a school outside the NCAA. */
  association: string | null;
  city: string;
  state: string;
  conference: string | null;
  mascot: string | null;
  websiteUrl: string | null;
  aliases: string[];
  /** IPEDS number of the institution. */
  unitid: number | null;
  /** Degrees, of the campus. */
  latitude: number | null;
  longitude: number | null;
  twitter: string | null;
  coaches: PackCoach[];
}

export const PACK_FORMAT = 'recruit-directory';
export const PACK_VERSION = 1;
/** A school with its staff; longer lines are no pack. */
export const MAX_PACK_LINE = 2_000_000;
/** Schools of the world with a football team, many times over. */
export const MAX_PACK_LINES = 100_000;
/** Unpacked, in bytes. */
export const MAX_PACK_BYTES = 200_000_000;
/** Of one school. */
export const MAX_PACK_STAFF = 2_000;
