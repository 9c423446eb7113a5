import type { HomeDto } from '@/shared/api';
import { homeFixture } from '../testing/home-fixture';
import { nextActions } from './next-actions';

const complete = { height: `6'2"`, weight: 205, gpa: 3.7, maxPrepsId: null, hudlProfileUrl: 'https://www.hudl.com/profile/1' };
const bare = { height: null, weight: null, gpa: null, maxPrepsId: null, hudlProfileUrl: null };

function actions(
  changes: Partial<HomeDto> & { favorites?: number; sent?: number } = {},
  user: typeof bare | typeof complete = complete,
  senderReason: string | null = null,
) {
  const { favorites = 5, sent = 1, ...rest } = changes;
  const home = { ...homeFixture, ...rest, figures: { ...homeFixture.figures, favorites, sent } };
  return nextActions({ user, home, senderReason });
}
const titles = (...args: Parameters<typeof actions>) => actions(...args).map(({ title }) => title);
const reply = (coachName: string, campaignId: string | null = 'c1') => ({
  campaignId,
  coachId: 42,
  coachName,
  schoolId: 1,
  schoolName: 'Akron',
  repliedAt: '2026-11-20T10:00:00Z',
});

const lost = { campaignId: 'c7', coachId: 42, mailId: 'm1' };

describe('what to do next', () => {
  it.each([
    ['height', { ...complete, height: null }],
    ['weight', { ...complete, weight: null }],
    ['gpa', { ...complete, gpa: null }],
  ])('D-06 asks to complete the profile when %s is missing', (_, user) => {
    expect(titles({}, user as never)).toEqual(['Complete Your Profile']);
  });

  it('Y-05 a day to answer by comes before everything else', () => {
    const open = {
      id: 'e1',
      schoolId: 1,
      schoolName: 'Akron',
      contactKind: 'offer' as const,
      status: 'written' as const,
      deadline: '2026-12-01',
    };
    const [first, second] = actions({ deadlines: [open], undecided: { count: 1, ...lost }, waitingReplies: [reply('Quinn Dummett')] });
    expect(first).toMatchObject({ title: 'Answer Akron by Dec 1, 2026', to: '/recruiting?q=Akron' });
    expect(first?.reason).toMatch(/^You logged a written offer with a day to answer/);
    expect(second?.kind).toBe('decision');
  });

  it('Y-05 an offer without a deadline comes after replies and before what is missing', () => {
    const offer = (schoolName: string) => ({ id: schoolName, schoolId: 1, schoolName, status: 'verbal' as const });
    const found = actions({ undatedOffers: [offer('Samford')], waitingReplies: [reply('Quinn Dummett')], favorites: 4 });
    expect(found.map(({ kind }) => kind)).toEqual(['reply', 'offer', 'schools']);
    expect(found[1]).toMatchObject({
      title: 'Offer from Samford without a deadline',
      button: 'Open school',
      to: '/recruiting?q=Samford',
    });
    const [many] = actions({ undatedOffers: [offer('Samford'), offer('Troy')] });
    expect(many).toMatchObject({ title: '2 offers without a deadline', button: 'Open Samford', to: '/recruiting?q=Samford' });
    expect(many?.reason).toMatch(/^Ask Samford and Troy for a deadline/);
  });

  it('D-06 names what is missing in the profile', () => {
    const [first] = actions({}, { ...complete, height: null, gpa: null } as never);
    expect(first).toMatchObject({ reason: 'Coaches look for your height and GPA first.', to: '/profile?fill=height' });
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

  it('C-17 puts emails that need a decision first, and leads to their campaign', () => {
    const [first] = actions({ favorites: 0, undecided: { count: 2, ...lost } });
    expect(first).toMatchObject({ title: 'Needs your decision', to: '/campaigns?campaign=c7&status=unknown#emails' });
  });

  it('C-22 leads to a single one where it is in the conversation', () => {
    const [first] = actions({ undecided: { count: 1, ...lost } });
    expect(first?.to).toBe('/conversations/42#m1');
  });

  it('C-20 a schedule that is more than a day late needs a decision, and opens its campaign', () => {
    const [late] = actions({ late: { count: 1, mails: 3, campaignId: 'c7' } });
    expect(late).toMatchObject({ title: 'Needs your decision', button: 'Decide', to: '/campaigns?campaign=c7' });
    expect(late?.reason).toBe('3 scheduled emails should have been sent more than a day ago. Send now, choose a new time, or cancel.');
    expect(actions({ late: { count: 2, mails: 1, campaignId: 'c7' } })[0]).toMatchObject({ to: '/campaigns' });
  });

  it('M-08 says that campaigns are paused, why, and leads to the one or to the list', () => {
    const [one] = actions({ paused: { count: 1, mails: 3, campaignId: 'c7' } });
    expect(one).toMatchObject({ title: '1 campaign is paused', to: '/campaigns?campaign=c7', button: 'Open campaign' });
    expect(one?.reason).toMatch(/^3 emails are waiting\. Open it to see why/u);
    const [two] = actions({ paused: { count: 2, mails: 1, campaignId: 'c7' } });
    expect(two).toMatchObject({ title: '2 campaigns are paused', to: '/campaigns', reason: expect.stringMatching(/^1 email is/u) });
  });

  it('D-06 asks to confirm the address, or to reconnect Gmail or the mailbox, where email waits for it', () => {
    expect(titles({}, complete, 'email_not_verified')).toEqual(['Confirm your email address']);
    expect(titles({}, complete, 'gmail_needs_reconnect')).toEqual(['Reconnect Gmail']);
    expect(titles({}, complete, 'mailbox_needs_reconnect')).toEqual(['Reconnect your mailbox']);
  });

  it('D-06 shows coaches to answer before the basics, coaches to follow up with after them', () => {
    expect(
      titles({ favorites: 3, waitingReplies: [reply('Quinn Dummett')], silentCoaches: 6, silentCoachIds: [1, 2, 3, 4, 5, 6] }),
    ).toEqual(['Quinn Dummett (Akron) wrote back', 'Build Favorite School List', 'Follow up with 6 coaches']);
  });

  it('D-06 names favorites without a coach, and leads to exactly these', () => {
    expect(actions({ favorites: 10, favoritesWithoutCoaches: 9 })).toMatchObject([
      { title: '9 of your 10 favorites have no coach yet', to: '/recruiting?favorites=1&coaches=none' },
    ]);
    expect(titles({ favorites: 5, favoritesWithoutCoaches: 5 })).toEqual(['None of your 5 favorites has a coach yet']);
    expect(titles({ favorites: 5 })).toEqual([]);
  });

  it.each([
    ['a missing link', {}, { ...complete, hudlProfileUrl: null }, '/profile?fill=links'],
    ['a missing GPA', {}, { ...complete, gpa: null }, '/profile?fill=gpa'],
    ['the first email', { sent: 0 }, complete, '/campaigns?new=1'],
    ['a reply', { waitingReplies: [reply('Quinn Dummett')] }, complete, '/conversations/42'],
    ['a reply to a deleted campaign', { waitingReplies: [reply('Quinn Dummett', null)] }, complete, '/conversations/42'],
    ['coaches who did not reply', { silentCoaches: 2, silentCoachIds: [41, 57] }, complete, '/campaigns?new=1&coaches=41,57'],
  ])('D-06 leads to exactly %s', (_, changes, user, to) => {
    expect(actions(changes, user as never).map((action) => action.to)).toEqual([to]);
  });

  it('D-06 leads to the card of the account that has to be connected again', () => {
    expect(actions({}, complete, 'mailbox_needs_reconnect')[0]?.to).toBe('/profile#mailbox');
    expect(actions({}, complete, 'gmail_needs_reconnect')[0]?.to).toBe('/profile#gmail');
  });

  it('D-06 counts one email as one', () => {
    const [one] = actions({ undecided: { count: 1, ...lost } });
    expect(one?.reason).toBe("We lost the connection while sending 1 email and can't tell if it arrived.");
    const [two] = actions({ undecided: { count: 2, ...lost } });
    expect(two?.reason).toBe("We lost the connection while sending 2 emails and can't tell if they arrived.");
  });

  it('D-06 shows at most five, and the basics always among them', () => {
    const waitingReplies = ['A', 'B', 'C'].map((name) => reply(name));
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
    expect(first).toMatchObject({ title: '12 emails not delivered', to: '/campaigns?campaign=c7&status=kept#emails' });
  });

  it('M-02 a server that cannot deliver is not a Gmail that has to be reconnected', () => {
    expect(titles({}, complete, 'nothing_can_deliver')).toEqual([]);
  });
});
