import { screen, within } from '@testing-library/react';
import type { SharedFactDto, SharedProfileDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
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
  details: [tile('City', 'Austin', 'about')],
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
