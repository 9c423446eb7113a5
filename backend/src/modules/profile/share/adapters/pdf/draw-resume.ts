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

/**
 * From the most readable down. Real profiles print near the full size; the last one holds the longest text that every field allows, so that
 * nothing is ever cut.
 */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.35, 0.3, 0.26, 0.22, 0.18];
const SMALLEST = 0.18;

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
  const drawn = { drawing: true, photo: photo !== null };
  new ResumeLayout(pen, profile, scaleOf(pen, profile, photo !== null), drawn).lay();
  if (photo) page.image(Buffer.from(photo), PHOTO.x, PHOTO.y, { width: PHOTO.side, height: PHOTO.side });
  foot(pen, link, printedAt);
  page.end();
  return bytesOf(page);
}

/** The largest size at which everything fits. */
function scaleOf(pen: PageText, profile: SharedProfile, photo: boolean): number {
  return SCALES.find((scale) => new ResumeLayout(pen, profile, scale, { drawing: false, photo }).lay()) ?? SMALLEST;
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
