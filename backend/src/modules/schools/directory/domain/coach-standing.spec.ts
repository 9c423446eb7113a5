import { standingWith, type CoachStanding } from './coach-standing.js';

const coach: CoachStanding = { origin: 'imported', enteredOn: '2026-01-01', confirmed: { on: '2026-05-05', by: 'admin' }, aside: null };

describe('the standing of a coach', () => {
  it.each([
    ['a later reply confirms', '2026-06-06', { on: '2026-06-06', by: 'reply' }],
    ['a reply on the same day does too', '2026-05-05', { on: '2026-05-05', by: 'reply' }],
    ['an earlier reply does not', '2026-04-04', coach.confirmed],
    ['no reply leaves it', null, coach.confirmed],
  ])('B-03 %s', (_, repliedOn, confirmed) =>
    expect(standingWith(coach, { repliedOn, aside: 'left' })).toEqual({ ...coach, confirmed, aside: 'left' }),
  );

  it('B-03 a reply confirms what nothing else did, and no news leaves it as it is', () => {
    expect(standingWith<CoachStanding>({ ...coach, confirmed: null }, { repliedOn: '2026-06-06', aside: null }).confirmed?.by).toBe(
      'reply',
    );
    expect(standingWith(coach, undefined)).toBe(coach);
  });
});
