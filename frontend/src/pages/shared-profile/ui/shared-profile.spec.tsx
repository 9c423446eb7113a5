import { screen, within } from '@testing-library/react';
import type { SharedFactDto, SharedProfileDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { originOf } from '../model/origin';
import { SharedProfile } from './shared-profile';

const word = { coach: 'Dale Rivers', school: 'Akron East High', day: '2026-11-21', verified: true };
const tile = (label: string, value: string, group: SharedFactDto['group'], more: Partial<SharedFactDto> = {}): SharedFactDto => ({
  ...{ label, value, url: null, word: null, group },
  ...more,
});
const profile: SharedProfileDto = {
  ...{ name: 'Marcus Lee', photoUrl: null, headline: ['QB', 'Class of 2027'], takesMessages: true },
  film: [{ url: 'https://www.hudl.com/profile/12', site: 'hudl.com', player: null, title: 'Junior highlights' }],
  tiles: [tile('GPA', '3.7', 'academics'), tile('Height', `6'2"`, 'football', { word })],
  measurements: [{ label: '40-yard dash', value: '4.62 s', note: 'laser, Nike camp, June 2026', word: null }],
  nextGames: [{ date: '2026-11-27', opponent: 'Marble Creek', where: 'Home, 7:30 PM' }],
  stats: { season: 2026, seasonGames: 2, careerGames: 2, groups: [{ title: 'Passing', figures: [] }] },
  details: [
    tile('High school', 'Westlake High School', 'football'),
    tile('City', 'Austin', 'contact'),
    tile('Level', 'Varsity', 'football'),
  ],
};
const show = (over: Partial<SharedProfileDto> = {}) => {
  fakeApi({});
  return renderPage(<SharedProfile profile={{ ...profile, ...over }} token="t" resume="/r.pdf" />);
};

describe('the shared page for a coach who has ten seconds', () => {
  it('P-15 film is first, then figures, academics and the schedule', () => {
    const { container } = show();
    const text = container.textContent;
    const parts = ['Marcus Lee', 'Junior highlights', 'Figures', '40-yard dash', 'Academics', 'Next games', 'Statistics', 'About'];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('P-15 name, high school and town are in the head, and only what is shared of them', () => {
    const { container } = show();
    const text = container.textContent;
    expect(text.indexOf('Westlake High School · Austin')).toBeLessThan(text.indexOf('Junior highlights'));
    expect(screen.getAllByText(/Austin/u)).toHaveLength(1);
    expect(originOf([tile('State', 'TX', 'contact')]).words).toBe('TX');
    expect(originOf([tile('City', 'Austin', 'contact'), tile('State', 'TX', 'contact')]).words).toBe('Austin, TX');
    expect(originOf([]).words).toBe('');
  });

  it.each([
    ['Level', 'Varsity', 'Your message goes to Marcus, whose email address stays hidden. A guardian may read it too.'],
    ['Email', 'marcus@athlete.example.org', 'Your message goes to Marcus. A guardian may read it too.'],
  ])('P-15 the form says that the address is hidden where it is: %s is shared', (label, value, words) => {
    show({ details: [tile(label, value, 'contact')] });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('P-14 P-15 a GPA of another scale keeps its scale below the figure', () => {
    show({ tiles: [tile('GPA', '96 (100-point)', 'academics')] });
    expect(screen.getByRole('group', { name: 'GPA' })).toHaveTextContent('96 (100-point)');
    expect(screen.getByText('(100-point)')).toBeVisible();
  });

  it('P-15 a figure says where it is from: the athlete, a coach with a name, or how, where and when it was measured', () => {
    show();
    expect(
      within(screen.getByRole('group', { name: 'Height' })).getByText(/^Confirmed by Coach Dale Rivers, Akron East High, /u),
    ).toBeVisible();
    expect(screen.getByText('Self-reported')).toBeVisible();
    expect(screen.getByText('laser, Nike camp, June 2026')).toBeVisible();
  });

  it('P-15 the way to write is there only where it is ticked, and no address is', () => {
    const { container, unmount } = show();
    expect(screen.getByRole('link', { name: /^Email/u })).toHaveAttribute('href', expect.stringMatching(/^#/u));
    expect(container.innerHTML).not.toMatch(/mailto:/u);
    unmount();
    show({ takesMessages: false });
    expect(screen.queryByRole('link', { name: /^Email/u })).toBeNull();
    expect(screen.queryByLabelText('Your email')).toBeNull();
  });

  it('P-15 what is not ticked leaves no empty card', () => {
    show({ film: [], measurements: [], nextGames: [], stats: null, details: [], tiles: [] });
    for (const title of ['Figures', 'Measurements', 'Academics', 'Next games', 'Statistics', 'About'])
      expect(screen.queryByText(title)).toBeNull();
  });
});
