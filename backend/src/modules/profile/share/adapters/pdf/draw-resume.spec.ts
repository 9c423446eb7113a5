import { readPdf, type ReadPdf } from '../../../../../../test/support/read-pdf.js';
import type { SharedProfile } from '../../domain/shared-profile.js';
import { ResumePrinter, type ResumeOrder } from '../../application/ports/resume-printer.js';
import { resumePrinterContract } from '../../testing/resume-printer.contract.js';
import { drawResume } from './draw-resume.js';

/** The drawing without its thread, which test/share.e2e-spec.ts goes through. */
class DrawnHere extends ResumePrinter {
  async print(order: ResumeOrder): Promise<Buffer> {
    return Buffer.from(await drawResume({ ...order, photo: null }));
  }
}

describe('résumés as PDF', () => {
  resumePrinterContract(() => ({
    printer: new DrawnHere(),
    read: (printed) => {
      const { pages, lines } = readPdf(printed);
      return { pages, text: lines.join('\n') };
    },
  }));
});

const NOTHING: SharedProfile = {
  name: null,
  photoUrl: null,
  headline: [],
  tiles: [],
  measurements: [],
  details: [],
  stats: null,
  film: [],
};

const MARCUS: SharedProfile = {
  name: 'Marcus Lee',
  photoUrl: null,
  headline: ['QB', 'Class of 2027', '#12'],
  tiles: [
    { label: 'Height', value: '6\'2"', url: null, word: null },
    { label: 'GPA', value: '3.7', url: null, word: null },
  ],
  measurements: [{ label: '40-yard dash', value: '4.62 s', note: 'laser, Nike camp, June 2026', word: null }],
  details: [{ label: 'High school', value: 'Westlake High School', url: null, word: null }],
  stats: {
    season: 2026,
    seasonGames: 1,
    careerGames: 3,
    groups: [{ title: 'Passing', figures: [{ label: 'Completion %', season: '67%', career: '61%' }] }],
  },
  film: [{ title: 'Junior highlights', url: 'https://youtu.be/M7lc1UVf-VE', site: 'youtu.be', player: null }],
};

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const FULL_WORD = { coach: 'W'.repeat(100), school: 'W'.repeat(100), day: '2026-11-21', verified: true };

/** As much as the limits of every field allow. */
const FULL: SharedProfile = {
  name: `${'W'.repeat(50)} ${'M'.repeat(50)}`,
  photoUrl: null,
  headline: ['QB', 'Class of 2027', '#100'],
  tiles: many(6, (at) => ({
    label: 'Core GPA',
    value: '4.00',
    url: null,
    word: at < 3 ? { ...FULL_WORD, coach: `${'W'.repeat(99)}${at}` } : null,
  })),
  measurements: many(3, () => ({ label: '40-yard dash', value: '33 1/8 in', note: 'W'.repeat(230), word: FULL_WORD })),
  details: many(9, () => ({ label: 'Position coach', value: 'W'.repeat(100), url: null, word: null })),
  stats: {
    season: 2026,
    seasonGames: 20,
    careerGames: 300,
    groups: many(6, (group) => ({
      title: `Group ${group}`,
      figures: many(8, (at) => ({ label: `Longest Field Goal (yards) ${at}`, season: '1,000', career: '100,000' })),
    })),
  },
  film: many(21, (at) => ({
    title: `${at} ${'W'.repeat(95)}`,
    url: `https://film.test/${'x'.repeat(450)}`,
    site: 'film.test',
    player: null,
  })),
};

async function printed(profile: SharedProfile, link: string | null = null): Promise<ReadPdf> {
  const printedAt = new Date('2026-11-21T15:00:00.000Z');
  return readPdf(await drawResume({ profile, link, printedAt, photo: null }));
}

describe('the résumé', () => {
  it('P-12 says on one page what the shared profile says', async () => {
    const { pages, lines, links } = await printed(MARCUS, 'https://recruit.test/p/token');
    expect(pages).toBe(1);
    for (const words of ['Marcus Lee', 'QB · Class of 2027 · #12', '6\'2"', '3.7', 'Westlake High School', 'Junior highlights']) {
      expect(lines).toContain(words);
    }
    expect(lines.join('\n')).toContain('40-yard dash\n4.62 s\nlaser, Nike camp, June 2026');
    expect(lines.join('\n')).toContain('Completion %\n67%\n61%');
    expect(lines).toContain('2026 season: 1 game · career: 3 games');
    expect(lines).toContain('Recruit · November 21, 2026');
    expect(links).toEqual(['https://youtu.be/M7lc1UVf-VE', 'https://recruit.test/p/token']);
  });

  it.each([
    ['nothing', NOTHING],
    ['as much as there can be', FULL],
  ])('P-12 is one page with %s', async (_, profile) => {
    expect((await printed(profile)).pages).toBe(1);
  });

  it('P-12 counts the films that do not fit', async () => {
    const { lines } = await printed(FULL);
    const shown = lines.filter((line) => line.startsWith('https://film.test/')).length;
    expect(shown).toBeLessThan(21);
    expect(lines).toContain(`and ${21 - shown} more`);
  });

  it.each(['José Núñez-Ünal', 'Łukasz Dvořák', 'Nguyễn Đặng', 'Γιώργος Παπαδόπουλος', 'Ğül Şahin', 'Иван Петров'])(
    'P-12 prints the name %s as it is written',
    async (name) => {
      expect((await printed({ ...MARCUS, name })).lines).toContain(name);
    },
  );

  it('P-12 prints a link letter by letter, so that it can be copied', async () => {
    const link = 'https://recruit.test/p/w7x8y->9x10';
    expect((await printed(MARCUS, link)).lines).toContain(link);
  });

  it('P-12 leaves out pictures that the font does not have', async () => {
    const film = [{ title: '🔥 Junior 🏈 highlights 👍🏽', url: 'https://film.test/1', site: 'film.test', player: null }];
    expect((await printed({ ...MARCUS, film })).lines).toContain('Junior highlights');
  });
});
