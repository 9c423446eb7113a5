import { PdfkitResumePrinter } from '../src/modules/profile/share/adapters/pdf/pdfkit-resume-printer.js';
import type { PhotoForPrint } from '../src/modules/profile/share/adapters/pdf/photo-for-print.js';
import { roundsDuring } from '../src/shared-kernel/testing/rounds-during.js';
import { readPdf } from './support/read-pdf.js';

const PROFILE = {
  name: 'Marcus Lee',
  photoUrl: null,
  headline: ['QB'],
  tiles: [],
  measurements: [],
  details: [],
  stats: null,
  film: [],
  nextGames: [],
  takesMessages: false,
};
const ORDER = { profile: PROFILE, link: null, printedAt: new Date('2026-11-21T15:00:00.000Z') };
/** A drawing within this thread would leave some ten. */
const MANY_ROUNDS = 200;

describe('the résumés of everybody', () => {
  const noPhoto = { jpegOf: async () => null } as unknown as PhotoForPrint;
  let printer: PdfkitResumePrinter;
  beforeEach(() => (printer = new PdfkitResumePrinter(noPhoto)));
  afterEach(() => printer.onModuleDestroy());

  it('O-11 are drawn beside the requests of others, the first of a server too', async () => {
    const made: Buffer[] = [];
    const rounds = await roundsDuring(async () => made.push(await printer.print(ORDER)));
    expect(rounds).toBeGreaterThan(MANY_ROUNDS);
    expect(readPdf(Buffer.concat(made)).lines).toContain('Marcus Lee');
  });

  it('O-11 are at most 50 at once; the next is asked to wait', async () => {
    const fifty = Promise.all(Array.from({ length: 50 }, () => printer.print(ORDER)));
    await expect(printer.print(ORDER)).rejects.toMatchObject({ code: 'resumes_busy', retryAfterSeconds: 5 });
    expect((await fifty).every((bytes) => bytes.subarray(0, 4).toString() === '%PDF')).toBe(true);
    await expect(printer.print(ORDER)).resolves.toBeInstanceOf(Buffer);
  });
});
