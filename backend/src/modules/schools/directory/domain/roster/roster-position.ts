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
  QUARTERBACK: 'QB',
  'RUNNING BACK': 'RB',
  TAILBACK: 'RB',
  FULLBACK: 'RB',
  'WIDE RECEIVER': 'WR',
  'TIGHT END': 'TE',
  'OFFENSIVE LINE': 'OL',
  'OFFENSIVE LINEMAN': 'OL',
  'OFFENSIVE TACKLE': 'OL',
  'OFFENSIVE GUARD': 'OL',
  CENTER: 'OL',
  GUARD: 'OL',
  TACKLE: 'OL',
  'DEFENSIVE LINE': 'DL',
  'DEFENSIVE LINEMAN': 'DL',
  'DEFENSIVE END': 'DL',
  'DEFENSIVE TACKLE': 'DL',
  'NOSE TACKLE': 'DL',
  'NOSE GUARD': 'DL',
  LINEBACKER: 'LB',
  'INSIDE LINEBACKER': 'LB',
  'OUTSIDE LINEBACKER': 'LB',
  'MIDDLE LINEBACKER': 'LB',
  'DEFENSIVE BACK': 'DB',
  CORNERBACK: 'DB',
  CORNER: 'DB',
  NICKEL: 'DB',
  SAFETY: 'DB',
  'FREE SAFETY': 'DB',
  'STRONG SAFETY': 'DB',
  KICKER: 'K',
  PLACEKICKER: 'K',
  PUNTER: 'P',
};
const MAX_LENGTH = 12;
/** Longer spellings are words, which may be plural. */
const LONGEST_CODE = 4;

/** Returns the position group of a player, the first of several; a text that is not in the table in capitals. */
export function readRosterPosition(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim().toUpperCase();
  const [first = ''] = folded.split(/ ?[/,] ?/, 1);
  return groupOf(folded) ?? groupOf(first) ?? folded.slice(0, MAX_LENGTH);
}

function groupOf(spelling: string): string | undefined {
  if (Object.hasOwn(BY_SPELLING, spelling)) return BY_SPELLING[spelling];
  const one = spelling.length > LONGEST_CODE ? spelling.replace(/S$/, '') : spelling;
  return Object.hasOwn(BY_SPELLING, one) ? BY_SPELLING[one] : undefined;
}
