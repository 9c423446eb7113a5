import { toSendOnRequest } from './to-send-on-request.js';

describe('what can be sent on request', () => {
  it.each([
    [true, true, 'my phone number and the contact of my head coach'],
    [true, false, 'my phone number'],
    [false, true, 'the contact of my head coach'],
    [false, false, undefined],
  ])('I-07 names what is in the profile, not its value (phone %s, coach %s)', (hasPhone, hasCoach, value) => {
    expect(toSendOnRequest({ hasPhone, hasCoach })[0]?.value).toBe(value);
  });
});
