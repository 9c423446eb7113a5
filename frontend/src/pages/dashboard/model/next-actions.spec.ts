import type { HomeDto } from '../api/home.gen';
import { homeFixture } from '../testing/home-fixture';
import { nextActions } from './next-actions';

const complete = { height: `6'2"`, weight: 205, gpa: 3.7, maxPrepsId: null, hudlProfileUrl: 'https://www.hudl.com/profile/1' };
const bare = { height: null, weight: null, gpa: null, maxPrepsId: null, hudlProfileUrl: null };

function actions(changes: Partial<HomeDto> & { favorites?: number; sent?: number } = {}, user: typeof bare | typeof complete = complete, senderReason: string | null = null) {
  const { favorites = 5, sent = 1, ...rest } = changes;
  const home = { ...homeFixture, ...rest, figures: { ...homeFixture.figures, favorites, sent } };
  return nextActions({ user, home, senderReason });
}
const titles = (...args: Parameters<typeof actions>) => actions(...args).map(({ title }) => title);
const reply = (coachName: string) => ({
  campaignId: 'c1',
  coachName,
  schoolId: 1,
  schoolName: 'Akron',
  repliedAt: '2026-11-20T10:00:00Z',
});

describe('what to do next', () => {
  it.each([
    ['height', { ...complete, height: null }],
    ['weight', { ...complete, weight: null }],
    ['gpa', { ...complete, gpa: null }],
  ])('D-06 asks to complete the profile when %s is missing', (_, user) => {
    expect(titles({}, user as never)).toEqual(['Complete Your Profile']);
  });

  it('D-06 names what is missing in the profile', () => {
    const [first] = actions({}, { ...complete, height: null, gpa: null } as never);
    expect(first).toMatchObject({ reason: 'Coaches look for your height and GPA first.', to: '/profile' });
  });

  it('D-06 hints to build the list below 5 favorites', () => {
    expect(titles({ favorites: 4 })).toEqual(['Build Favorite School List']);
    expect(titles({ favorites: 5 })).toEqual([]);
  });

  it('D-06 asks for a link only when there is neither MaxPreps nor Hudl', () => {
    const user = { ...complete, hudlProfileUrl: null };
    expect(titles({}, user as never)).toEqual(['Connect External Profiles']);
    expect(titles({}, { ...user, maxPrepsId: 'x' } as never)).toEqual([]);
  });

  it('D-06 asks to write as long as nothing was sent', () => {
    expect(titles({ sent: 0 })).toEqual(['Start Email Outreach']);
  });

  it('C-17 puts mails that need a decision first, and leads to their campaign', () => {
    const [first] = actions({ favorites: 0, undecided: { count: 2, campaignId: 'c7' } });
    expect(first).toMatchObject({ title: 'Needs your decision', to: '/campaigns?campaign=c7' });
  });

  it('D-06 asks to confirm the address, or to reconnect Gmail, where mail waits for it', () => {
    expect(titles({}, complete, 'email_not_verified')).toEqual(['Confirm your email address']);
    expect(titles({}, complete, 'gmail_needs_reconnect')).toEqual(['Reconnect Gmail']);
  });

  it('D-06 shows coaches to answer before the basics, coaches to follow up with after them', () => {
    expect(titles({ favorites: 3, waitingReplies: [reply('Quinn Dummett')], silentCoaches: 6 })).toEqual([
      'Quinn Dummett (Akron) wrote back',
      'Build Favorite School List',
      'Follow up with 6 coaches',
    ]);
  });

  it('D-06 shows at most five, and the basics always among them', () => {
    const waitingReplies = ['A', 'B', 'C'].map(reply);
    const shown = titles({ favorites: 0, sent: 0, waitingReplies }, bare, 'email_not_verified');
    expect(shown).toEqual([
      'Confirm your email address',
      'Complete Your Profile',
      'Build Favorite School List',
      'Connect External Profiles',
      'Start Email Outreach',
    ]);
  });

  it('M-01 names emails that were not delivered, and leads to their campaign', () => {
    const [first] = actions({ kept: { count: 12, campaignId: 'c7' } });
    expect(first).toMatchObject({ title: '12 emails not delivered', to: '/campaigns?campaign=c7' });
  });

  it('M-02 a server that cannot deliver is not a Gmail that has to be reconnected', () => {
    expect(titles({}, complete, 'nothing_can_deliver')).toEqual([]);
  });
});
