import type { PageLine } from './page-line.js';

/** Information about the page itself, besides its people. */
export interface PageClues {
  /** Its headings and first lines, at most MOST_OPENING characters. */
  opening: string;
  /** Lines with a player's class, height or weight. */
  playerMarks: number;
  /** It has the head of an email. */
  isEmail: boolean;
  /** It shows pictures and next to no text. */
  isPictures: boolean;
}

const MOST_OPENING = 4_000;
const FIRST_LINES = 40;
const LONGEST_LINE = 200;
const FEW_CHARACTERS = 300;
const MAIL_HEAD = /^(from|to|cc|subject|sent|date):\s?\S|^on .{4,80} wrote:$/i;
/** "QB 6-1 198 lbs", "14Position QB Academic YearFr.": a player's position and size or class in one line, and no title. */
export const PLAYER_LINE =
  /^\d{0,2} ?(?:position )?(?:[A-Z]{1,4}\/?){1,3}\b.{0,20}(?:\b\d['-] ?\d{1,2}"?.{0,12}\b\d{3}\b|\bacademic year|\b\d{3} lbs\b)/i;
export const PLAYER_MARK =
  /^(r-?)?(fr|so|jr|sr|gr)\.?$|^(redshirt )?(freshman|sophomore|junior|senior)$|^\d['-]\s?\d{1,2}"?$|^\d{2,3} lbs\.?$/i;

/** `hasPictures`: whether the page has any. */
export function cluesOf(lines: readonly PageLine[], hasPictures: boolean): PageClues {
  const heads = lines.filter(({ text }, at) => text.length <= LONGEST_LINE && MAIL_HEAD.test(text) && at < FIRST_LINES);
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  return {
    opening: openingOf(lines),
    playerMarks: lines.filter(({ text }) => text.length < 20 && PLAYER_MARK.test(text)).length,
    isEmail: heads.length >= 2,
    isPictures: hasPictures && length <= FEW_CHARACTERS,
  };
}

function openingOf(lines: readonly PageLine[]): string {
  let opening = '';
  for (const [at, { text, level }] of lines.entries()) {
    if (at >= FIRST_LINES && level === 0) continue;
    opening += `${text.slice(0, LONGEST_LINE)}\n`;
    if (opening.length >= MOST_OPENING) break;
  }
  return opening.slice(0, MOST_OPENING);
}
