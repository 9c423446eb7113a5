import { type CoachStanding, freshness } from './freshness';

const now = new Date('2026-11-22T15:00:00Z');
const standing = (over: Partial<CoachStanding> = {}): CoachStanding => ({
  ...{ origin: 'imported', enteredOn: '2026-11-22', confirmed: null, aside: null },
  ...over,
});

describe('how fresh a contact is', () => {
  it.each([
    [{ confirmed: { on: '2026-02-20', by: 'reply' } }, 'Last confirmed 9 months ago by a reply'],
    [{ confirmed: { on: '2026-11-21', by: 'paste' } }, 'Last confirmed yesterday by the staff page'],
    [{ confirmed: { on: '2024-01-01', by: 'admin' } }, 'Last confirmed 2 years ago by an admin'],
    [{ confirmed: { on: '2026-11-23', by: 'paste' } }, 'Last confirmed today by the staff page'],
    [{ enteredOn: '2026-11-10' }, 'Entered 12 days ago, not confirmed'],
  ] as const)('B-03 says of %j: %s', (over, words) => expect(freshness.confirmed(standing(over), now)).toBe(words));

  it.each([
    ['180 days after the last confirmation', { enteredOn: '2020-01-01', confirmed: { on: '2026-05-26', by: 'reply' } }, false],
    ['181 days after it', { confirmed: { on: '2026-05-25', by: 'reply' } }, true],
    ['181 days after it was entered and never confirmed', { enteredOn: '2026-05-25' }, true],
  ] as const)('B-03 %s', (_, over, isOld) => expect(freshness.isOld(standing(over), now)).toBe(isOld));

  it('B-03 says where it comes from and why it is put aside', () => {
    expect([freshness.origin(standing()), freshness.aside(standing())]).toEqual(['Imported', null]);
    expect(freshness.aside(standing({ aside: 'left' }))).toBe('Has left');
  });
});
