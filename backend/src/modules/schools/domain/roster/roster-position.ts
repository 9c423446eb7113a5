/** Codes of R-02 and P-03 by what rosters write. Others (LS, ATH, KR) stay as they are. */
const BY_SPELLING: Record<string, string> = {
  QB: 'QB',
  RB: 'RB',
  HB: 'RB',
  TB: 'RB',
  FB: 'RB',
  WR: 'WR',
  TE: 'TE',
  OL: 'OL',
  C: 'OL',
  G: 'OL',
  T: 'OL',
  OC: 'OL',
  OG: 'OL',
  OT: 'OL',
  LT: 'OL',
  LG: 'OL',
  RG: 'OL',
  RT: 'OL',
  IOL: 'OL',
  DL: 'DL',
  DE: 'DL',
  DT: 'DL',
  NT: 'DL',
  NG: 'DL',
  EDGE: 'DL',
  LB: 'LB',
  ILB: 'LB',
  MLB: 'LB',
  OLB: 'LB',
  DB: 'DB',
  CB: 'DB',
  S: 'DB',
  FS: 'DB',
  SS: 'DB',
  SAF: 'DB',
  NB: 'DB',
  K: 'K',
  PK: 'K',
  P: 'P',
};
const MAX_LENGTH = 12;

/** The position group of a player; a text that the table does not know in capitals. */
export function readRosterPosition(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim().toUpperCase().slice(0, MAX_LENGTH);
  return Object.hasOwn(BY_SPELLING, folded) ? (BY_SPELLING[folded] ?? folded) : folded;
}
