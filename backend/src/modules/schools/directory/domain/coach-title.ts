export type PositionCode = 'HC' | 'OC' | 'DC' | 'RC' | 'QB' | 'RB' | 'WR' | 'OL' | 'TE' | 'DL' | 'LB' | 'DB';

export interface CoachRole {
  /** Codes separated by commas in the order of the table below; '' when the title names none. */
  position: string;
  isHeadCoach: boolean;
}

/** The words of a title (folded: lower case, hyphens and dots as spaces) for each code. */
const TITLE_TABLE: readonly (readonly [PositionCode, RegExp])[] = [
  ['OC', /\b(offensive|offense|off) coord(inator)?s?\b|\bcoordinator of offense\b|\boc\b/],
  ['DC', /\b(defensive|defense|def) coord(inator)?s?\b|\bcoordinator of defense\b|\bdc\b/],
  ['RC', /\brecruiting\b|\b(player|director of) personnel\b|\bscouting\b|\bhigh school relations\b|\brc\b/],
  ['QB', /\bquarterbacks?\b|\bqbs?\b/],
  ['RB', /\b(running|half|full|tail) ?backs?\b|\brbs?\b/],
  ['WR', /\breceivers?\b|\bwideouts?\b|\bwrs?\b/],
  ['OL', /\b(offensive|o) ?(line(man|men)?|tackles?|guards?)\b|\boffensive ?(and |& ?|\/ ?)defensive lines?\b|\bol\b/],
  ['TE', /\btight ?ends?\b|\btes?\b|\bh backs?\b/],
  ['DL', /\b(defensive|d) ?(line(man|men)?|ends?|tackles?)\b|\bnose ?(guards?|tackles?)\b|\bedge\b|\bpass rush|\bdl\b/],
  ['LB', /\blinebackers?\b|\b(inside|outside) backers?\b|\b[io]?lbs?\b/],
  ['DB', /\bdefensive backs?\b|\bcorner(s| ?backs?)?\b|\bsafet(ies|y coach)\b|\bsecondary\b|\bnickel|\b[dc]bs?\b/],
];

const PART = /[/,;&|()\n]|\band\b|\s[-–—]\s/;
const HEAD_COACH = /^(.*?)\b(?:head (?:football )?coach|hc|h c)\b/;
const NOT_THE_HEAD = /\b(associate|assoc|assistant|asst|deputy|to|to the|for|for the|former|jv|junior varsity|freshman)\b/;

/** Returns the roles in a coach's title; the import and an athlete's own contacts use the same table. */
export function roleOfTitle(title: string): CoachRole {
  const isHeadCoach = title.toLowerCase().split(PART).some(namesTheHead);
  const folded = fold(title.toLowerCase());
  const codes = TITLE_TABLE.filter(([, pattern]) => pattern.test(folded)).map(([code]) => code);
  return { position: (isHeadCoach ? ['HC', ...codes] : codes).join(','), isHeadCoach };
}

function namesTheHead(part: string): boolean {
  const match = HEAD_COACH.exec(fold(part));
  return match !== null && !NOT_THE_HEAD.test(match[1] ?? '');
}

function fold(text: string): string {
  return text
    .replace(/[-–—.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
