import { nextActions } from './next-actions';

const complete = { height: `6'2"`, weight: 205, gpa: 3.7, maxPrepsId: null, hudlProfileUrl: 'https://www.hudl.com/profile/1' };
const titles = (situation: Parameters<typeof nextActions>[0]) => nextActions(situation).map(({ title }) => title);

describe('what to do next', () => {
  it.each([
    ['height', { ...complete, height: null }],
    ['weight', { ...complete, weight: null }],
    ['gpa', { ...complete, gpa: null }],
  ])('D-06 asks to complete the profile when %s is missing', (_, user) => {
    expect(titles({ user, favorites: 5, sent: 1 })).toEqual(['Complete Your Profile']);
  });

  it('D-06 names what is missing in the profile', () => {
    const [first] = nextActions({ user: { ...complete, height: null, gpa: null }, favorites: 5, sent: 1 });
    expect(first).toMatchObject({ reason: 'Coaches look for your height and GPA first.', to: '/profile' });
  });

  it('D-06 hints to build the list below 5 favorites', () => {
    expect(titles({ user: complete, favorites: 4, sent: 1 })).toEqual(['Build Favorite School List']);
    expect(titles({ user: complete, favorites: 5, sent: 1 })).toEqual([]);
  });

  it('D-06 asks for a link only when there is neither MaxPreps nor Hudl', () => {
    const user = { ...complete, hudlProfileUrl: null };
    expect(titles({ user, favorites: 5, sent: 1 })).toEqual(['Connect External Profiles']);
    expect(titles({ user: { ...user, maxPrepsId: 'x' }, favorites: 5, sent: 1 })).toEqual([]);
  });

  it('D-06 asks to write as long as nothing was sent', () => {
    expect(titles({ user: complete, favorites: 5, sent: 0 })).toEqual(['Start Email Outreach']);
  });

  it('C-17 puts mails that need a decision first', () => {
    const [first] = nextActions({ user: complete, favorites: 0, sent: 3, undecided: 2 });
    expect(first).toMatchObject({ title: 'Needs your decision', to: '/campaigns' });
  });

  it('D-06 asks to confirm the address where mail waits for it', () => {
    expect(titles({ user: complete, favorites: 5, sent: 1, mustConfirmAddress: true })).toEqual([
      'Confirm your email address',
    ]);
  });

  it('D-06 never shows more than five', () => {
    const user = { ...complete, height: null, hudlProfileUrl: null };
    expect(titles({ user, favorites: 0, sent: 0, undecided: 1, mustConfirmAddress: true })).toHaveLength(5);
  });
});
