import path from 'node:path';

export interface LineStyle {
  size: number;
  bold?: boolean;
  color?: string;
  /** Where a press leads. */
  link?: string | null;
  align?: 'left' | 'right';
}

const FONTS = path.join(import.meta.dirname, 'fonts');
/** Inter turns the x between digits into a × otherwise, also in links. The type knows lists only, the font library objects too. */
const AS_WRITTEN = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
/** More than any line of the page can hold. */
const MOST_LETTERS = 250;
/** Pictures and their joiners: the fonts have none, and boxes in their place would look like a mistake. */
const PICTURES = /\p{Extended_Pictographic}|\u200D|\uFE0F|\p{Emoji_Modifier}/gu;

/** Writes single lines at exact places, so that nothing can ever begin a second page. */
export class PageText {
  constructor(private readonly page: PDFKit.PDFDocument) {
    page.registerFont('regular', path.join(FONTS, 'inter-regular.ttf'));
    page.registerFont('bold', path.join(FONTS, 'inter-bold.ttf'));
  }

  /** One line from x on, cut with … where it would be wider than `width`. */
  line(text: string, x: number, y: number, width: number, style: LineStyle): void {
    const { bold = false, color = '#16211B', align = 'left', link } = style;
    const shown = this.fit(text, width, style);
    this.page
      .font(bold ? 'bold' : 'regular')
      .fontSize(style.size)
      .fillColor(color);
    const at = align === 'right' ? x + width - this.page.widthOfString(shown, { features: AS_WRITTEN }) : x;
    this.page.text(shown, at, y, { lineBreak: false, features: AS_WRITTEN, ...(link ? { link } : {}) });
  }

  rule(x: number, y: number, width: number): void {
    this.page
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor('#D9DED9')
      .stroke();
  }

  /** How wide the text is, as it would be written. */
  widthOf(text: string, { size, bold = false }: LineStyle): number {
    return this.page
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .widthOfString(tidy(text), { features: AS_WRITTEN });
  }

  private fit(text: string, width: number, style: LineStyle): string {
    const letters = [...tidy(text)].slice(0, MOST_LETTERS);
    if (this.widthOf(letters.join(''), style) <= width) return letters.join('');
    const cut = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
    let [fits, tooLong] = [0, letters.length];
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      if (this.widthOf(cut(middle), style) <= width) fits = middle;
      else tooLong = middle;
    }
    return cut(fits);
  }
}

function tidy(text: string): string {
  return text.replace(PICTURES, '').replace(/\s+/g, ' ').trim();
}
