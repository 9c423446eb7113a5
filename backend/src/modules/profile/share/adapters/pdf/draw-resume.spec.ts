import { readPdf, type ReadPdf } from '../../../../../../test/support/read-pdf.js';
import type { SharedProfile } from '../../domain/shared-profile.js';
import { ResumePrinter, type ResumeOrder } from '../../application/ports/resume-printer.js';
import { resumePrinterContract } from '../../testing/resume-printer.contract.js';
import { drawResume } from './draw-resume.js';
import { SCRIPT_FONTS, scriptFontOf } from './script-fonts.js';

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
  nextGames: [],
  takesMessages: false,
};

const MARCUS: SharedProfile = {
  name: 'Marcus Lee',
  photoUrl: null,
  headline: ['QB', 'Class of 2027', '#12'],
  tiles: [
    { label: 'Height', value: '6\'2"', url: null, word: null, group: 'football' },
    { label: 'GPA', value: '3.7', url: null, word: null, group: 'academics' },
  ],
  measurements: [{ label: '40-yard dash', value: '4.62 s', note: 'laser, Nike camp, June 2026', word: null }],
  details: [{ label: 'High school', value: 'Westlake High School', url: null, word: null, group: 'football' }],
  stats: {
    season: 2026,
    seasonGames: 1,
    careerGames: 3,
    groups: [{ title: 'Passing', figures: [{ label: 'Completion %', season: '67%', career: '61%' }] }],
  },
  film: [{ title: 'Junior highlights', url: 'https://youtu.be/M7lc1UVf-VE', site: 'youtu.be', player: null }],
  nextGames: [],
  takesMessages: false,
};

/** A name or word in the letters of each font. */
const SAMPLES: Record<string, string> = {
  ...{ han: '王小明ひらカナ', hangul: '김민준', arabic: 'محمدعلي', hebrew: 'דוד', devanagari: 'राजेश', bengali: 'রহিম', gurmukhi: 'ਗੁਰਪ੍ਰੀਤ' },
  ...{ gujarati: 'ભાવિન', oriya: 'ଓଡ଼ିଆ', tamil: 'தமிழ்', telugu: 'తెలుగు', kannada: 'ಕನ್ನಡ', malayalam: 'മലയാളം', sinhala: 'සිංහල' },
  ...{ thai: 'สมชาย', lao: 'ສົມໃຈ', khmer: 'សុខា', myanmar: 'အောင်', georgian: 'გიორგი', armenian: 'Արամ', ethiopic: 'አበበ' },
  ...{ cherokee: 'ᏣᎳᎩ', 'canadian-aboriginal': 'ᐃᓄᒃ', syriac: 'ܐܫܘܪ', thaana: 'ދިވެހި', nko: 'ߒߞߏ', adlam: '𞤀𞤣𞤤𞤢𞤥', tifinagh: 'ⴰⵎⴰⵣⵉⵖ' },
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
    group: at < 2 ? 'football' : 'academics',
    word: at < 3 ? { ...FULL_WORD, coach: `${'W'.repeat(99)}${at}` } : null,
  })),
  measurements: many(11, (at) => ({
    label: 'Three-cone drill',
    value: '78 1/4 in',
    note: 'W'.repeat(254),
    word: at < 1 ? FULL_WORD : null,
  })),
  details: many(9, () => ({ label: 'Position coach', value: 'W'.repeat(100), url: null, word: null, group: 'football' })),
  stats: {
    season: 2026,
    seasonGames: 20,
    careerGames: 300,
    groups: many(8, (group) => ({
      title: `Group ${group}`,
      figures: many(11, (at) => ({ label: `Longest Field Goal (yards) ${at}`, season: '1,000', career: '100,000' })),
    })),
  },
  film: many(21, (at) => ({
    title: `${at} ${'W'.repeat(95)}`,
    url: `https://film.test/${'x'.repeat(450)}`,
    site: 'film.test',
    player: null,
  })),
  nextGames: [],
  takesMessages: true,
};

/** What a well kept profile has. */
const LONG: SharedProfile = {
  ...MARCUS,
  film: many(6, (at) => ({
    title: `Game ${at}: Westlake at Lake Travis`,
    url: `https://film.test/${at}`,
    site: 'film.test',
    player: null,
  })),
  measurements: many(6, () => ({ label: 'Three-cone drill', value: '7.12 s', note: 'laser, Nike camp, June 2026', word: null })),
  details: many(9, () => ({ label: 'Position coach', value: 'Dale Rivers', url: null, word: null, group: 'football' })),
  stats: {
    season: 2026,
    seasonGames: 11,
    careerGames: 32,
    groups: (FULL.stats?.groups ?? []).slice(0, 3).map((group) => ({ ...group, figures: group.figures.slice(0, 8) })),
  },
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
    expect([...new Set(links)]).toEqual(['https://youtu.be/M7lc1UVf-VE', 'https://recruit.test/p/token']);
  });

  it.each([
    ['nothing', NOTHING],
    ['a season in three kinds of statistics, six clips and what a camp measures', LONG],
  ])('P-12 is one page with %s', async (_, profile) => {
    const { pages, sizes } = await printed(profile);
    expect(pages).toBe(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.9);
  });

  it('P-12 sets everything smaller, 6 points at least, before it takes a second page', async () => {
    const film = many(20, (at) => ({ ...LONG.film[0]!, title: `Game ${at}: Westlake at Lake Travis` }));
    const { pages, sizes } = await printed({ ...LONG, film });
    expect([pages, Math.min(...sizes) >= 5.9, Math.min(...sizes) < 7.9]).toEqual([1, true, true]);
  });

  it('P-12 P-15 takes more pages with as much as there can be, rather than letters that nobody can read', async () => {
    const { pages, lines, sizes } = await printed(FULL, 'https://recruit.test/p/token');
    expect(pages).toBeGreaterThan(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.9);
    for (let at = 1; at <= pages; at++) expect(lines).toContain(`Recruit · November 21, 2026 · ${at} of ${pages}`);
    expect(lines.filter((line) => line === 'https://recruit.test/p/token')).toHaveLength(pages);
    const named = await printed({ ...FULL, name: 'Marcus Lee' });
    expect(named.lines.filter((line) => line === 'Marcus Lee')).toHaveLength(named.pages);
  });

  it('P-15 film comes first, then figures with their source, academics, the coach’s word and the rest', async () => {
    const word = { coach: 'Dale Rivers', school: 'Akron East High', day: '2026-11-21', verified: true };
    const tiles = MARCUS.tiles.map((tile) => ({ ...tile, word: tile.label === 'Height' ? word : null }));
    const { lines } = await printed({ ...MARCUS, tiles });
    const order = [
      'Marcus Lee',
      'Film',
      'Junior highlights',
      'Figures',
      'Academics',
      'Height',
      'Confirmed by a coach',
      'GPA',
      'Self-reported',
    ];
    const rest = ['Measurements', 'laser, Nike camp, June 2026', 'Coach’s word', 'About', 'Statistics'];
    expect(lines.filter((line) => [...order, ...rest].includes(line))).toEqual([...order, ...rest]);
  });

  it('P-15 a figure that a coach’s word does not verify is the athlete’s own', async () => {
    const word = { ...FULL_WORD, coach: null, school: null, verified: false };
    const { lines } = await printed({ ...MARCUS, tiles: MARCUS.tiles.map((tile) => ({ ...tile, word })) });
    expect(lines).not.toContain('Confirmed by a coach');
    expect(lines.filter((line) => line === 'Self-reported')).toHaveLength(2);
  });

  it('P-15 nothing is cut or left out with as much as there can be', async () => {
    const { lines, links, heights } = await printed(FULL);
    const foot = Math.min(...heights);
    expect(foot).toBeGreaterThan(20);
    expect(Math.min(...heights.filter((height) => height > foot))).toBeGreaterThan(56);
    const letters = lines.join('').replaceAll(' ', '');
    expect(letters).not.toContain('…');
    const said = [FULL.name ?? '', ...FULL.film.map(({ title }) => title), ...FULL.measurements.map(({ note }) => note ?? '')];
    for (const text of said) expect(letters).toContain(text.replaceAll(' ', ''));
    expect(new Set(links).size).toBe(1);
    expect(lines.filter((line) => line === 'film.test')).toHaveLength(21);
    expect(letters.split('W').length - 1).toBeGreaterThan(50 + 21 * 95 + 3 * 230 + 9 * 100);
  });

  it.each(['José Núñez-Ünal', 'Łukasz Dvořák', 'Nguyễn Đặng', 'Γιώργος Παπαδόπουλος', 'Ğül Şahin', 'Иван Петров'])(
    'P-12 prints the name %s as it is written',
    async (name) => {
      expect((await printed({ ...MARCUS, name })).lines).toContain(name);
    },
  );

  /** What is written from the right is on paper from the left: the last letter first. */
  it.each([
    ['Arabic', 'محمد'],
    ['Hebrew', 'דוד'],
  ])('P-15 prints a name in %s from the right, every letter of it', async (_, name) => {
    const line = (await printed({ ...MARCUS, name })).lines[0] ?? '';
    expect([...line].reverse().join('')).toBe(name);
  });

  it.each([
    ['Chinese', '王小明'],
    ['Japanese', '山田たろう'],
    ['Korean', '김민준'],
    ['Thai', 'สมชาย'],
    ['Amharic', 'አበበ'],
    ['Armenian', 'Արամ'],
    ['Georgian', 'გიორგი'],
    ['Cherokee', 'ᏣᎳᎩ'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
  ])('P-15 prints a name in %s', async (_, name) => {
    const { lines, pages } = await printed({ ...MARCUS, name });
    expect([lines[0], pages]).toEqual([name, 1]);
  });

  it.each(SCRIPT_FONTS.map(({ name }) => name))('P-15 the font for %s has letters and marks that it is asked for', async (name) => {
    const sample = SAMPLES[name] ?? '';
    expect([...sample].every((letter) => scriptFontOf(letter)?.name === name)).toBe(true);
    const { lines } = await printed({ ...NOTHING, name: sample });
    const said = lines.slice(0, -1).join('');
    expect(said).not.toContain('\0');
    expect([...said].some((letter) => sample.includes(letter))).toBe(true);
  });

  it('P-15 letters in an order that no word has are printed too', async () => {
    const letters = many(60, (at) => String.fromCodePoint(0x0a05 + ((at * 7) % 0x50))).join('');
    expect((await printed({ ...MARCUS, name: letters })).pages).toBe(1);
  });

  it('P-15 a long name in any script is on as many lines as it needs', async () => {
    const name = '王'.repeat(50) + ' ' + '김'.repeat(50);
    const { lines, pages } = await printed({ ...LONG, name });
    const top = lines.slice(0, lines.indexOf('QB · Class of 2027 · #12')).join('');
    expect([top, pages]).toEqual([name.replace(' ', ''), 1]);
  });

  it('P-12 prints a link letter by letter, so that it can be copied', async () => {
    const link = 'https://recruit.test/p/w7x8y->9x10';
    expect((await printed(MARCUS, link)).lines).toContain(link);
  });

  it('P-12 leaves out pictures that the font does not have', async () => {
    const film = [{ title: '🔥 Junior 🏈 highlights 👍🏽', url: 'https://film.test/1', site: 'film.test', player: null }];
    expect((await printed({ ...MARCUS, film })).lines).toContain('Junior highlights');
  });
});
