import path from 'node:path';

import { SCRIPT_FONTS } from './script-fonts.js';
import { lettersOf, textRuns, type TextRun } from './text-runs.js';

export interface LineStyle {
  size: number;
  bold?: boolean;
  color?: string;
  /** Target of a link. */
  link?: string | null;
  align?: 'left' | 'right';
}

const FONTS = path.join(import.meta.dirname, 'fonts');
type Features = PDFKit.Mixins.OpenTypeFeatures[];
/** Inter otherwise renders the x between digits as ×, also in links. The type supports lists only, the font library objects too. */
const AS_WRITTEN = { calt: false } as unknown as Features;
/** The font library fails at combining marks for which a letter has no anchor. Without these rules it draws them at their default position. */
const MARKS_AS_DRAWN = { calt: false, mark: false, mkmk: false, abvm: false, blwm: false, curs: false } as unknown as Features;
const WAYS = [AS_WRITTEN, MARKS_AS_DRAWN];
/** Pictures and their joiners: the fonts have none, and boxes in their place would look like a mistake. */
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u20E3|\p{Emoji_Modifier}|(?<=^|\P{L}|\P{M})\u200D/gu;
/** Characters that are never seen: turns of direction, and what a keyboard cannot write. */
const UNSEEN = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** Distance from the top of a line to the baseline, as a fraction of the size: Inter's own, so that all fonts share a line. */
const ASCENT = 0.96875;
/** From one line of a block to the next, of its size. */
const LEADING = 1.25;
/** How strongly fonts without a bold weight are drawn around. */
const OUTLINE = 0.02;
/** Factor by which kerned letters may be wider together than one by one. */
const KERNED = 0.98;

/** Writes text at exact places, whole and in any script, so that nothing can ever begin a second page. */
export class PageText {
  private readonly widths = new Map<string, number>();
  private readonly opened = new Set<string>();

  constructor(private readonly page: PDFKit.PDFDocument) {
    page.registerFont('regular', path.join(FONTS, 'inter-regular.ttf'));
    page.registerFont('bold', path.join(FONTS, 'inter-bold.ttf'));
  }

  /** One line, smaller where it would be wider than `width`. */
  line(text: string, x: number, y: number, width: number, style: LineStyle): void {
    const line = tidy(text);
    const wide = this.widthOf(line, style);
    const size = wide > width ? (style.size * width) / wide : style.size;
    const at = style.align === 'right' ? x + width - Math.min(wide, width) : x;
    this.draw(line, at, y + (style.size - size) * ASCENT, { ...style, size });
  }

  /** As many lines as the text needs. */
  block(text: string, x: number, y: number, width: number, style: LineStyle): void {
    this.linesOf(text, width, style).forEach((line, at) => this.draw(line, x, y + at * style.size * LEADING, style));
  }

  /** How much lower than one line the block is. */
  belowFirst(text: string, width: number, style: LineStyle): number {
    return (this.linesOf(text, width, style).length - 1) * style.size * LEADING;
  }

  rule(x: number, y: number, width: number): void {
    this.page
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor('#D9DED9')
      .stroke();
  }

  /** How wide the text is in one line. Words are measured once, since widths grow with the size. */
  widthOf(text: string, { size, bold = false }: LineStyle): number {
    const key = `${bold ? 'bold' : 'regular'} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known * size;
    const width = textRuns(text).reduce((sum, run) => sum + this.measure(run, bold).width, 0);
    this.widths.set(key, width / 100);
    return (width / 100) * size;
  }

  /** Full lines, broken between words; within one where it is wider than a line, as in scripts that write without spaces. */
  private linesOf(text: string, width: number, style: LineStyle): string[] {
    const lines: string[] = [''];
    for (const word of tidy(text).split(' ')) {
      const last = lines.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      const wide = (last === '' ? 0 : this.widthOf(`${last} `, style)) + this.widthOf(word, style);
      if (wide <= width) lines[lines.length - 1] = longer;
      else if (this.widthOf(word, style) <= width) lines.push(word);
      else
        this.pieces(word, width, style).forEach((piece, at) =>
          at === 0 && last === '' ? (lines[lines.length - 1] = piece) : lines.push(piece),
        );
    }
    return lines;
  }

  private pieces(word: string, width: number, style: LineStyle): string[] {
    const pieces: string[] = [];
    let [piece, wide] = ['', 0];
    for (const letter of lettersOf(word)) {
      const more = this.widthOf(letter, style);
      if (piece !== '' && wide + more > width * KERNED) {
        pieces.push(piece);
        [piece, wide] = ['', 0];
      }
      piece += letter;
      wide += more;
    }
    return [...pieces, piece];
  }

  private draw(line: string, x: number, y: number, { size, bold = false, color = '#16211B', link }: LineStyle): void {
    let at = x;
    for (const run of textRuns(line)) {
      const { width, features } = this.measure(run, bold);
      if (features === null) continue;
      const outlined = bold && run.font !== null;
      this.page.fontSize(size).fillColor(color);
      if (outlined) this.page.lineWidth(size * OUTLINE).strokeColor(color);
      const look = { fill: true, stroke: outlined, lineBreak: false, features, baseline: -ASCENT * size };
      this.page.text(run.text, at, y, { ...look, ...(link ? { link } : {}) });
      at += (width * size) / 100;
    }
  }

  /** At a size of 100. `features`: null where the font library can do nothing with the text. */
  private measure({ text, font }: TextRun, bold: boolean): { width: number; features: Features | null } {
    for (const features of WAYS) {
      try {
        return { width: this.use(font, bold).widthOfString(text, { features }), features };
      } catch {
        continue;
      }
    }
    return { width: 0, features: null };
  }

  /** At the size that widths are measured at. */
  private use(font: string | null, bold: boolean): PDFKit.PDFDocument {
    const name = font ?? (bold ? 'bold' : 'regular');
    if (font !== null && !this.opened.has(font)) {
      const found = SCRIPT_FONTS.find((one) => one.name === font);
      if (found) this.page.registerFont(font, found.file);
      this.opened.add(font);
    }
    return this.page.font(name).fontSize(100);
  }
}

function tidy(text: string): string {
  return text.normalize('NFC').replace(PICTURES, '').replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
}
