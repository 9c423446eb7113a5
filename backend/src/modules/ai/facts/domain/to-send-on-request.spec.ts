import { toSendOnRequest } from './to-send-on-request.js';

describe('what can be sent on request', () => {
  it.each([
    [true, true, true, 'my phone number, the contact of my head coach and the dates of my next games'],
    [true, true, false, 'my phone number and the contact of my head coach'],
    [true, false, false, 'my phone number'],
    [false, true, false, 'the contact of my head coach'],
    [false, false, true, 'the dates of my next games'],
    [false, false, false, undefined],
  ])('I-07 names what is in the profile, not its value (phone %s, coach %s, next game %s)', (hasPhone, hasCoach, hasNextGame, value) => {
    expect(toSendOnRequest({ hasPhone, hasCoach, hasNextGame })[0]?.value).toBe(value);
  });
});
