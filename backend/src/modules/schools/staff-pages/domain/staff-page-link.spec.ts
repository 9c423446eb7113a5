import { staffPageLink } from './staff-page-link.js';

const SITE = { athleticsUrl: 'https://gozips.example', coachesUrl: 'https://gozips.example/coaches' };
const searchUrl = 'https://duckduckgo.com/?q=A%26M%20football%20coaches';

describe('the link to a staff page', () => {
  it.each([
    ['the page pasted last, before the guess', 'https://own.example', SITE, { url: 'https://own.example', from: 'you' }],
    ['the guess', null, SITE, { url: SITE.coachesUrl, from: 'guess' }],
    ['only the athletics site', null, { ...SITE, coachesUrl: null }, { url: null, from: null }],
  ] as const)('B-01 is %s', (_, pasted, site, link) =>
    expect(staffPageLink('A&M', pasted, site)).toEqual({ ...link, athleticsUrl: SITE.athleticsUrl, searchUrl }),
  );

  it('B-01 is a search for a program without a site', () =>
    expect(staffPageLink('A&M', null, null)).toEqual({ url: null, from: null, athleticsUrl: null, searchUrl }));
});
