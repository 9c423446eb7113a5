import { arrivalsText, arrivalText } from './arrival-text';

const eastern = { at: '2026-11-23T13:00:00.000Z', zone: 'America/New_York' };
const central = { at: '2026-11-24T14:00:00.000Z', zone: 'America/Chicago' };

describe('arrivalText', () => {
  it('C-20 says the day and the time by the clock of the zone, with the zone', () => {
    expect(arrivalText(eastern).replace(/\s/gu, ' ')).toBe('Mon, Nov 23, 8:00 AM Eastern Time');
  });

  it('C-20 says when the last one arrives', () => {
    expect(arrivalsText(eastern, central).replace(/\s/gu, ' ')).toBe(
      'The first is sent Mon, Nov 23, 8:00 AM Eastern Time, the last Tue, Nov 24, 8:00 AM Central Time.',
    );
    expect(arrivalsText(eastern, eastern)).toMatch(/^All are sent Mon, Nov 23/u);
  });
});
