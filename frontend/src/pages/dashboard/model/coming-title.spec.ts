import { comingDay, comingTitle } from './coming-title';

const title = (at: string, now: string, contactKind: 'visit' | 'camp' = 'visit') =>
  comingTitle({ contactKind, schoolName: 'Samford', at: new Date(at).toISOString() }, new Date(now));

describe('a visit or a camp to come', () => {
  it('Y-05 says in how many days it is', () => {
    expect(title('2026-12-05T12:00', '2026-11-30T23:59')).toBe('Visit to Samford in 5 days');
    expect(title('2026-12-05T12:00', '2026-12-04T00:00', 'camp')).toBe('Camp at Samford tomorrow');
    expect(title('2026-12-05T12:00', '2026-12-05T08:00')).toBe('Visit to Samford today');
    expect(title('2027-03-15T12:00', '2027-03-13T12:00')).toBe('Visit to Samford in 2 days');
  });

  it('Y-05 names the day of the week', () => {
    expect(comingDay(new Date('2026-12-05T12:00').toISOString())).toBe('Saturday, December 5');
  });
});
