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

/** From the most readable down. Real profiles print near the full size; at the last one the text is 6 points high, as a footnote. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6];
/** Of more than one page, where small letters save nothing. */
const READABLE = 0.8;

/** The bytes of a PDF: one page, and more only where a page of readable text cannot hold it all. Nothing is cut. */
export async function drawResume({ profile, link, printedAt, photo }: Drawing): Promise<Buffer> {
  const title = `${profile.name ?? 'Student Athlete'} – recruiting profile`;
  const page = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Producer: 'Recruit', Creator: 'Recruit', CreationDate: printedAt },
  });
  const pageText = new PageText(page);
  const scale = scaleOf(pageText, profile, photo !== null);
  if (photo) page.image(Buffer.from(photo), PHOTO.x, PHOTO.y, { width: PHOTO.side, height: PHOTO.side });
  const next = () => void page.addPage();
  new ResumeLayout(pageText, profile, scale ?? READABLE, { drawing: true, photo: photo !== null, next }).lay();
  const { count } = page.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    page.switchToPage(at);
    if (at > 0 && profile.name !== null) head(pageText, profile.name);
    foot(pageText, link, `${dayOf(printedAt)}${count > 1 ? ` · ${at + 1} of ${count}` : ''}`);
  }
  page.end();
  return bytesOf(page);
}

/** The largest size at which everything fits on one page; undefined when none does. */
function scaleOf(pageText: PageText, profile: SharedProfile, photo: boolean): number | undefined {
  return SCALES.find((scale) => new ResumeLayout(pageText, profile, scale, { drawing: false, photo, next: null }).lay());
}

function dayOf(printedAt: Date): string {
  return printedAt.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** Says whose page it is when a further page lies alone. */
function head(pageText: PageText, name: string): void {
  const style = { size: 8.5, bold: true, color: '#5B6660' };
  pageText.block(name, 42, 22 - pageText.belowFirst(name, 528, style), 528, style);
}

/** Where the profile is online, with what the link is for, since a printed address alone says nothing. */
function foot(pageText: PageText, link: string | null, day: string): void {
  const style = { size: 8.5, color: '#5B6660' };
  pageText.rule(42, 742, 528);
  if (link !== null) {
    pageText.line('The newest version of this profile is online:', 42, 748, 360, style);
    pageText.line(link, 42, 759.5, 360, { ...style, color: '#17693C', link });
  }
  pageText.line(`Recruit · ${day}`, 402, 748, 168, { ...style, align: 'right' });
}

async function bytesOf(page: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of page) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
