import { habitLines } from './habit-lines';

describe('habits in words', () => {
  it('N-05 names day, hour, role and time to a reply, each with its sample', () => {
    const lines = habitLines({
      sent: 24,
      bestDay: { value: 2, sent: 12, replied: 4 },
      bestHour: { value: 12, sent: 6, replied: 2 },
      bestRole: { value: 'position_coach', sent: 9, replied: 3 },
      responseDays: { value: 2.5, replies: 5 },
    });
    expect(lines.map(({ label, value, basis }) => `${label}: ${value} (${basis})`)).toEqual([
      'Best day: Tuesday (4 of 12 replied)',
      'Best hour: 12:00 PM to 1:00 PM (2 of 6 replied)',
      'Who answers most: Position coaches (3 of 9 replied)',
      'Usual time to a reply: 2.5 days (median of 5 replies)',
    ]);
  });

  it('N-05 leaves out what the mails do not tell', () => {
    expect(habitLines({ sent: 24, bestDay: null, bestHour: null, bestRole: null, responseDays: null })).toEqual([]);
  });

  it.each([
    [0, '12:00 AM to 1:00 AM'],
    [11, '11:00 AM to 12:00 PM'],
    [23, '11:00 PM to 12:00 AM'],
  ])('N-05 writes the hour %d as "%s"', (value, words) => {
    const none = { bestDay: null, bestRole: null, responseDays: null };
    expect(habitLines({ sent: 20, ...none, bestHour: { value, sent: 5, replied: 1 } })[0]?.value).toBe(words);
  });
});
