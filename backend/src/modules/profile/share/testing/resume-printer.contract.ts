import type { ResumePrinter } from '../application/ports/resume-printer.js';
import type { SharedProfile } from '../domain/shared-profile.js';

export interface PrinterUnderTest {
  printer: ResumePrinter;
  /** What a reader sees. */
  read(printed: Buffer): { pages: number; text: string };
}

const LINK = 'https://recruit.test/p/0k9cQ0Wl1nVb7b0f';
const printedAt = new Date('2026-11-21T15:00:00Z');
const profile = (name: string): SharedProfile => ({
  ...{
    name,
    photoUrl: null,
    headline: ['QB', 'Class of 2027'],
    tiles: [],
    measurements: [],
    details: [],
    stats: null,
    film: [],
    nextGames: [],
    takesMessages: false,
  },
});

/** What every printer of résumés does. */
export function resumePrinterContract(open: () => PrinterUnderTest): void {
  const seen = async (name: string, link: string | null) => {
    const { printer, read } = open();
    return read(await printer.print({ profile: profile(name), link, printedAt }));
  };

  it('P-12 prints who it is on one page', async () => {
    const { pages, text } = await seen('Maya Lee', null);
    expect([pages, text.includes('Maya Lee'), text.includes('Class of 2027')]).toEqual([1, true, true]);
  });

  it('P-12 names the link, and what it leads to, only when it is given one', async () => {
    const online = 'The newest version of this profile is online:';
    expect((await seen('Maya Lee', LINK)).text).toMatch(new RegExp(`${online}\\s+https?://recruit\\.test/p/0k9cQ0Wl1nVb7b0f`, 'u'));
    expect((await seen('Maya Lee', null)).text).not.toMatch(/recruit\.test|online/u);
  });

  it('P-12 two that are asked for at once are two people’s', async () => {
    const [maya, marcus] = await Promise.all([seen('Maya Lee', null), seen('Marcus Lee', null)]);
    expect([maya.text.includes('Maya'), maya.text.includes('Marcus')]).toEqual([true, false]);
    expect([marcus.text.includes('Maya'), marcus.text.includes('Marcus')]).toEqual([false, true]);
  });
}
