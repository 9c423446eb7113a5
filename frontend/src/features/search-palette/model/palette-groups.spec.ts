import type { Campaign } from '@/entities/campaign';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { mostGrowth } from '@/shared/testing/most-growth';
import { paletteGroups } from './palette-groups';

const coach = (id: number, name: string, more: Parameters<typeof coachFixture>[0] = {}) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return coachFixture({ id, name, firstName, lastName, title: 'Wide Receivers', isHeadCoach: false, ...more });
};

const ohioState = schoolFixture({
  id: 1,
  name: 'Ohio State',
  city: 'Columbus',
  aliases: ['The Ohio State University'],
  coaches: [coach(11, 'Brian Hart'), coach(12, 'Ryan Day', { title: 'Head Coach', isHeadCoach: true })],
});
const dayton = schoolFixture({ id: 2, name: 'Dayton', city: 'Dayton', subdivision: 'FCS', coaches: [coach(21, 'Hart Ohlson')] });
const usc = schoolFixture({ id: 3, name: 'USC', city: 'Los Angeles', state: 'CA', coaches: [coach(31, 'José Núñez', { aside: 'left' })] });
const carolina = schoolFixture({ id: 4, name: 'South Carolina', aliases: ['USC'], city: 'Columbia', state: 'SC', coaches: [] });
const schools = [ohioState, dayton, usc, carolina];
const campaign = (id: string, name: string) => ({ id, name, status: 'draft' }) as Campaign;
const campaigns = [campaign('c1', 'Spring film'), campaign('c2', 'Schools in Ohio'), campaign('c3', 'Film for D3')];
const pages = [
  { label: 'Home', to: '/' },
  { label: 'Schools', to: '/recruiting' },
  { label: 'Security', note: 'Settings: password, passkeys', to: '/settings/security' },
];

const found = (search: string) =>
  paletteGroups({ schools, campaigns, pages }, search).map(({ title, items }) => [title, ...items.map(({ label }) => label)]);
const labels = (search: string, title: string) =>
  found(search)
    .find(([group]) => group === title)
    ?.slice(1) ?? [];

describe('what the search over everything finds', () => {
  it('R-13 schools come in the order of the list of schools', () => {
    expect(labels('usc', 'Schools')).toEqual(['USC', 'South Carolina']);
    expect(labels('Ohoi State', 'Schools')).toEqual(['Ohio State']);
  });

  it('R-13 schools, coaches, campaigns and pages are in this order', () => {
    expect(found('ohio').map(([title]) => title)).toEqual(['Schools', 'Coaches', 'Campaigns']);
  });

  it('R-13 what begins with the search goes before what is found otherwise', () => {
    expect(found('film')[0]).toEqual(['Campaigns', 'Film for D3', 'Spring film']);
    const trinity = schoolFixture({ id: 7, name: 'Trinity', aliases: [], city: 'Hart', coaches: [coach(71, 'Al Hart')] });
    const groups = paletteGroups({ schools: [trinity], campaigns, pages }, 'hart');
    expect(groups.map(({ title }) => title)).toEqual(['Coaches', 'Schools']);
    expect(found('home')).toEqual([['Pages', 'Home']]);
  });

  it('R-13 a coach is found by name, last name, and name with school or title', () => {
    expect(labels('ryan d', 'Coaches')).toEqual(['Ryan Day']);
    expect(labels('hart', 'Coaches')).toEqual(['Hart Ohlson', 'Brian Hart']);
    expect(labels('day ohio', 'Coaches')).toEqual(['Ryan Day']);
    expect(labels('day head coach', 'Coaches')).toEqual(['Ryan Day']);
    expect(labels('jose nunez', 'Coaches')).toEqual(['José Núñez']);
    expect(labels('day carolina', 'Coaches')).toEqual([]);
  });

  it('R-13 a school brings its coaches, the head coach first, those who left last', () => {
    expect(labels('ohio state', 'Coaches')).toEqual(['Ryan Day', 'Brian Hart']);
    const left = schoolFixture({ id: 9, name: 'Akron', coaches: [coach(91, 'Al Left', { aside: 'left' }), coach(92, 'Bo Left')] });
    const [, coaches] = paletteGroups({ schools: [left], campaigns: [], pages: [] }, 'akron');
    expect(coaches?.items.map(({ label }) => label)).toEqual(['Bo Left', 'Al Left']);
  });

  it('R-13 coaches of the school that is meant go before those found by words here and there', () => {
    const other = schoolFixture({ id: 8, name: 'Mount Joseph', aliases: ['Ohio Seminary'], coaches: [coach(81, 'Al Stubbs')] });
    const groups = paletteGroups({ schools: [other, ohioState], campaigns: [], pages: [] }, 'ohio st');
    expect(groups[1]?.items.map(({ label }) => label)).toEqual(['Ryan Day', 'Brian Hart', 'Al Stubbs']);
  });

  it('R-13 each leads to its own page', () => {
    const to = (search: string) => paletteGroups({ schools, campaigns, pages }, search)[0]?.items[0]?.to;
    expect([to('dayton'), to('ryan day'), to('spring'), to('password')]).toEqual([
      '/fit?school=2',
      '/conversations/12',
      '/campaigns?campaign=c1',
      '/settings/security',
    ]);
  });

  it('R-13 nothing typed, or signs alone, shows the pages', () => {
    const menu = [['Pages', 'Home', 'Schools', 'Security']];
    expect([found(''), found('  '), found('!?')]).toEqual([menu, menu, menu]);
  });

  it('R-13 finds nothing where nothing is meant', () => {
    expect(found('xyzzyq')).toEqual([]);
  });

  it('R-13 no group has more than five', () => {
    const many = Array.from({ length: 12 }, (_, index) => campaign(`m${index}`, `Round ${index}`));
    expect(paletteGroups({ schools: [], campaigns: many, pages }, 'round')[0]?.items).toHaveLength(5);
  });

  it('R-13 O-11 is at most twice the work when the search is twice as long', async () => {
    expect(await mostGrowth((search) => paletteGroups({ schools, campaigns, pages }, search))).toBeLessThan(2.5);
  });
});
