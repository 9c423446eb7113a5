import { nameKey } from '../../directory/domain/name-key.js';
import { siteOf, type SiteRow } from './athletics-site.js';

const row = (unitid: number, name: string, state = 'PA'): SiteRow => {
  const athleticsUrl = `https://${name.toLowerCase()}.example`;
  return { unitid, name, state, athleticsUrl, coachesUrl: null };
};
const ROWS = [row(1, 'Akron', 'OH'), row(2, 'East'), row(2, 'West')];
const found = (name: string, state: string, unitid: number | null) =>
  siteOf(ROWS, { nameKey: nameKey(name), state, unitid })?.athleticsUrl ?? null;

describe('the athletics site of a program', () => {
  it.each([
    ['the name and state', 'West', 'PA', 2, 'https://west.example'],
    ['the institution, under another name', 'The Zips', 'OH', 1, 'https://akron.example'],
    ['nothing where programs share an institution', 'North', 'PA', 2, null],
    ['nothing for a namesake in another state', 'Akron', 'PA', null, null],
    ['nothing for a program without a site', 'Nowhere', 'CA', 9, null],
  ])('B-01 is found by %s', (_, name, state, unitid, url) => expect(found(name, state, unitid)).toBe(url));
});
