import { PrepSite } from '../../../../../../test/support/prep-site.js';
import { readPublishedGames } from '../../domain/maxpreps/read-published-games.js';
import { statsOfPage } from './stats-of-page.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const SAMPLE = PrepSite.sample();
const EXPECTED = JSON.parse(PrepSite.fixture('athlete-stats-next-data.expected.json')) as { games: { date: string }[] };

function codeOf(html: string): unknown {
  try {
    return statsOfPage(html).games;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

const props = (pageProps: object) => ({ props: { pageProps } });
const logs = (careerGameLogs: unknown) => props({ athleteName: 'Jo', careerContext: {}, statsCardProps: { careerGameLogs } });

describe('an athlete stats page', () => {
  it.each([
    ['in one piece', PrepSite.html(SAMPLE)],
    ['streamed', PrepSite.streamed(SAMPLE)],
    ['streamed in small pieces', PrepSite.streamed(SAMPLE, 7)],
  ])('P-10 gives the games of a page %s', (_how, html) => {
    const { athleteName, games } = statsOfPage(html);
    expect(athleteName).toBe('Jordan Testerman');
    expect(readPublishedGames(games, NOW).games.toReversed()).toEqual(EXPECTED.games);
  });

  it('P-10 takes text with quotes, braces and scripts as text', () => {
    const opponent = `</script><script>alert("{}]\\")</script>`;
    const data = PrepSite.dataOf([PrepSite.line(opponent, '2026-09-04', { PassingComp: '1' })]);
    for (const html of [PrepSite.html(data), PrepSite.streamed(data, 9)]) {
      expect(statsOfPage(html).games).toMatchObject([{ opponent }]);
    }
  });

  it('P-10 does not mix the figures of two contests against one school on one day', () => {
    const of = (contestUrl: string | undefined, fields: Record<string, string>) => ({
      ...PrepSite.line('Bowie', '2026-09-04', fields),
      contestUrl,
    });
    const data = PrepSite.dataOf([
      of('https://prep.test/varsity#passing', { PassingComp: '18' }),
      of('https://prep.test/jv', { PassingComp: '3' }),
      of('https://prep.test/jv', { RushingNum: '9' }),
      of(undefined, { TotalTackles: '2' }),
      of('https://prep.test/varsity#defense', { Sacks: '.5' }),
    ]);
    const { games, notes } = readPublishedGames(statsOfPage(PrepSite.html(data)).games, NOW);
    expect(games).toEqual([{ opponent: 'Bowie', date: '2026-09-04', stats: { completions: 18, tackles: 2, sacks: 0.5 } }]);
    expect(notes).toEqual(['Bowie, Sep 4, 2026: the page has several games. Recruit took the first; add the others by hand.']);
  });

  it('P-10 needs no build id, old or new', () => {
    expect(statsOfPage(PrepSite.html({ ...SAMPLE, buildId: '1' })).games).toHaveLength(2);
  });

  it.each<[string, string, string]>([
    ['a career in name only', PrepSite.html(props({ pageTitle: 'x' })), 'maxpreps_no_stats'],
    ['hasStats = false', PrepSite.html(props({ athleteName: 'Jo', careerDataAvailability: { hasStats: false } })), 'maxpreps_no_stats'],
    ['no games', PrepSite.html(logs({ groups: [] })), 'maxpreps_no_stats'],
    ['other data', PrepSite.html(props({ athleteName: 'Jo', careerContext: {} })), 'maxpreps_format_changed'],
    ['logs of another shape', PrepSite.html(logs({ groups: { a: 1 } })), 'maxpreps_format_changed'],
    [
      'games without opponent and date',
      PrepSite.html(logs({ groups: [{ subgroups: [{ stats: [{ stats: [] }, 7, null] }] }] })),
      'maxpreps_format_changed',
    ],
    ['no data', '<html><p>Hello</p></html>', 'maxpreps_format_changed'],
    ['broken data', '<script id="__NEXT_DATA__">{"props":</script>', 'maxpreps_format_changed'],
    ['data that is cut off', PrepSite.html(SAMPLE).slice(0, 900), 'maxpreps_format_changed'],
    ['a stream that is cut off', PrepSite.streamed(SAMPLE, 5_000).slice(0, 900), 'maxpreps_format_changed'],
    ['nothing', '', 'maxpreps_format_changed'],
    ['a wall against robots', '<h1>Please complete the CAPTCHA</h1>', 'maxpreps_not_permitted'],
    [
      'names of prototypes',
      '<script id="__NEXT_DATA__">{"__proto__":{"props":1},"props":{"pageProps":{"athleteName":"x","constructor":1}}}</script>',
      'maxpreps_format_changed',
    ],
  ])('P-10 tells a page with %s apart', (_what, html, code) => {
    expect(codeOf(html)).toBe(code);
  });

  it('P-10 is not slowed down by a page that repeats itself', () => {
    const many = 'self.__next_f.push(['.repeat(200_000) + '"pageProps":{'.repeat(50_000);
    expect(codeOf(many)).toBe('maxpreps_format_changed');
    expect(codeOf(`<script id="__NEXT_DATA__">${'['.repeat(1_000_000)}</script>`)).toBe('maxpreps_format_changed');
  }, 2_000);
});
