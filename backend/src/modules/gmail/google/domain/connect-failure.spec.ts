import { failureOf } from './connect-failure.js';

describe('why Google sent the browser back without a connection', () => {
  it.each([
    ['access_denied', 'denied'],
    ['admin_policy_enforced', 'admin_policy_enforced'],
    ['access_not_configured', 'access_not_configured'],
    ['server_error', 'google_refused'],
    ['constructor', 'google_refused'],
  ])('%s is read as %s', (error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });
});
