import { statsPathOf } from './maxpreps-page.js';

const STATS = '/tx/austin/westlake-chaparrals/athletes/marcus-lee/football/stats/?careerid=abc123def456g';
const HOME = 'https://www.maxpreps.com/tx/austin/westlake-chaparrals/athletes/marcus-lee';

describe('the MaxPreps page of a profile', () => {
  it.each([
    `${HOME}/?careerid=abc123def456g`,
    `${HOME}?careerid=abc123def456g`,
    `${HOME}/football/stats/?careerid=abc123def456g&sportSeasonId=0c4f`,
    `${HOME}/basketball/stats/?utm_source=x&careerId=abc123def456g#top`,
    `https://maxpreps.com/tx/austin/westlake-chaparrals/athletes/marcus-lee/football/?careerid=abc123def456g`,
  ])('P-10 leads from %s to the football statistics', (address) => {
    expect(statsPathOf(address)).toBe(STATS);
  });

  it.each([
    `${HOME}/`,
    `${HOME}/?careerid=`,
    `${HOME}/?careerid=../../x`,
    'https://www.maxpreps.com/tx/austin/westlake-chaparrals/football/?careerid=abc123def456g',
    'https://www.maxpreps.com/athlete/marcus-lee/abc123/default.htm',
    'abc123def456g',
  ])('P-10 knows that %s does not lead to one athlete', (address) => {
    expect(statsPathOf(address)).toBeNull();
  });

  it('P-10 asks for nothing but the path, wherever the address points', () => {
    const path = statsPathOf('https://evil.test/a/b/c/athletes/..%2f..%2fx/?careerid=abc123def456g') ?? '';
    expect(new URL(`https://www.maxpreps.com${path}`).host).toBe('www.maxpreps.com');
  });
});
