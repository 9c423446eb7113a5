import PDFDocument from 'pdfkit';

import type { ResumeOrder } from '../../application/ports/resume-printer.js';
import type { SharedProfile } from '../../domain/shared-profile.js';
import { PageText } from './page-text.js';
import { PHOTO, ResumeLayout } from './resume-layout.js';

/** What a thread can be given: plain data. */
export interface Drawing extends ResumeOrder {
  /** A JPEG; null when there is none. */
  photo: Uint8Array | null;
}

/** From the most readable to the smallest that still prints well. */
const SMALLEST = 0.76;
const SCALES = [1, 0.92, 0.84, SMALLEST];

/** The bytes of a PDF of one page. */
export async function drawResume({ profile, link, printedAt, photo }: Drawing): Promise<Buffer> {
  const title = `${profile.name ?? 'Student Athlete'} – recruiting profile`;
  const page = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Producer: 'Recruit', Creator: 'Recruit', CreationDate: printedAt },
  });
  const pen = new PageText(page);
  const { scale, films } = measure(pen, profile, photo !== null);
  new ResumeLayout(pen, profile, scale, { drawing: true, photo: photo !== null }).lay(films);
  if (photo) page.image(Buffer.from(photo), PHOTO.x, PHOTO.y, { width: PHOTO.side, height: PHOTO.side });
  foot(pen, link, printedAt);
  page.end();
  return bytesOf(page);
}

/** The largest size at which everything fits; at the smallest, films are left out until it does. */
function measure(pen: PageText, profile: SharedProfile, photo: boolean): { scale: number; films: number } {
  const fits = (size: number, shown: number) => {
    return new ResumeLayout(pen, profile, size, { drawing: false, photo }).lay(shown).fits;
  };
  const all = profile.film.length;
  const scale = SCALES.find((one) => fits(one, all)) ?? SMALLEST;
  let films = all;
  while (films > 0 && !fits(scale, films)) films -= 1;
  return { scale, films };
}

function foot(pen: PageText, link: string | null, printedAt: Date): void {
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const style = { size: 8.5, color: '#5B6660' };
  pen.rule(42, 746, 528);
  if (link !== null) pen.line(link, 42, 754, 380, { ...style, link });
  pen.line(`Recruit · ${printedAt.toLocaleDateString('en-US', options)}`, 422, 754, 148, { ...style, align: 'right' });
}

async function bytesOf(page: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of page) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
