import { whyStopPlatform } from './why-stop-platform.js';

describe('M-10 when email from the platform’s address stops', () => {
  it.each([
    ['ten hard bounces', { sent: 200, bounced: 10, hardBounces: 10 }, 'hard_bounces'],
    ['ten hard bounces of ten emails', { sent: 10, bounced: 10, hardBounces: 10 }, 'hard_bounces'],
    ['nine hard bounces', { sent: 200, bounced: 9, hardBounces: 9 }, null],
    ['exactly 5 %', { sent: 200, bounced: 10, hardBounces: 9 }, null],
    ['more than 5 %', { sent: 200, bounced: 11, hardBounces: 0 }, 'bounce_rate'],
    ['more than 5 % of 20', { sent: 20, bounced: 2, hardBounces: 0 }, 'bounce_rate'],
    ['exactly 5 % of 20', { sent: 20, bounced: 1, hardBounces: 1 }, null],
    ['a high rate of fewer than 20', { sent: 19, bounced: 9, hardBounces: 9 }, null],
    ['nothing sent', { sent: 0, bounced: 0, hardBounces: 0 }, null],
  ])('M-10 %s', (_, figures, reason) => {
    expect(whyStopPlatform(figures)).toBe(reason);
  });
});
