import { readGoogleError } from './read-google-error.js';

const answer = (status: number, data: object, headers: Record<string, string> = {}) => ({
  response: { status, data, headers: new Headers(headers) },
});
const api = (status: number, reason: string, message = 'words') => answer(status, { error: { message, errors: [{ reason }] } });
const token = (status: number, error: string) => answer(status, { error, error_description: 'words' });

describe('what Google’s refusals mean', () => {
  it.each([
    ['the grant was taken back', token(400, 'invalid_grant'), { kind: 'needs_reconnect', reason: 'grant_ended' }],
    ['the school forbids it', token(400, 'admin_policy_enforced'), { kind: 'needs_reconnect', reason: 'blocked_by_admin' }],
    ['the server’s client is wrong', token(401, 'invalid_client'), { kind: 'unavailable', undecided: false }],
    ['the client may not do it', token(401, 'unauthorized_client'), { kind: 'unavailable', undecided: false }],
    ['the client was deleted', token(401, 'deleted_client'), { kind: 'unavailable', undecided: false }],
    ['the token endpoint is down', token(503, 'temporarily_unavailable'), { kind: 'unavailable', undecided: true }],
    ['the access token is not valid', api(401, 'authError'), { kind: 'unauthorized' }],
    ['401 without a reason', api(401, ''), { kind: 'unauthorized' }],
    ['the scope is missing', api(403, 'insufficientPermissions'), { kind: 'not_granted' }],
    ['the domain has switched Gmail apps off', api(403, 'domainPolicy'), { kind: 'needs_reconnect', reason: 'blocked_by_admin' }],
    ['the account has no mail', api(400, 'failedPrecondition'), { kind: 'needs_reconnect', reason: 'no_mail_service' }],
    ['the API is switched off', api(403, 'accessNotConfigured'), { kind: 'unavailable', undecided: false }],
    ['the user is too fast', api(403, 'userRateLimitExceeded'), { kind: 'slow_down', everyone: false }],
    ['the project is too fast', api(403, 'rateLimitExceeded'), { kind: 'slow_down', everyone: true }],
    ['the project has used up its day', api(403, 'dailyLimitExceeded'), { kind: 'slow_down', everyone: true }],
    ['a quota is used up', api(403, 'quotaExceeded'), { kind: 'slow_down', everyone: true }],
    ['429 for this user', api(429, 'rateLimitExceeded'), { kind: 'slow_down', everyone: false }],
    ['429 without a reason', answer(429, {}), { kind: 'slow_down', everyone: false }],
    ['not found', api(404, 'notFound'), { kind: 'missing' }],
    ['a bad message', api(400, 'invalidArgument'), { kind: 'refused', message: 'words' }],
    ['an unknown refusal', api(418, 'teapot'), { kind: 'refused' }],
    ['the request took too long', api(408, ''), { kind: 'unavailable', undecided: true }],
    ['Gmail broke', api(500, 'backendError'), { kind: 'unavailable', undecided: true }],
    ['something before Gmail broke', answer(502, {}), { kind: 'unavailable', undecided: true, message: 'Gmail answered 502.' }],
    ['no answer in time', { code: 'TimeoutError' }, { kind: 'unavailable', undecided: true, message: 'Gmail did not answer in time.' }],
    ['the answer breaks off behind its head', { ...answer(200, {}), code: 'TimeoutError' }, { kind: 'unavailable', undecided: true }],
    ['the connection broke', { cause: { code: 'ECONNRESET' } }, { kind: 'unavailable', undecided: true }],
    ['nobody listens', { code: 'ECONNREFUSED' }, { kind: 'unavailable', undecided: false }],
    ['the name is not known', { cause: { cause: { code: 'ENOTFOUND' } } }, { kind: 'unavailable', undecided: false }],
    ['something unheard of', new Error('?'), { kind: 'unavailable', undecided: true }],
  ])('G-04 %s', (_what, thrown, trouble) => {
    expect(readGoogleError(thrown)).toMatchObject(trouble);
  });

  it('G-04 reads when to come back: seconds, a date, or Gmail’s own sentence; the latest counts', () => {
    const date = 'Sat, 21 Nov 2026 16:00:00 GMT';
    expect(readGoogleError(answer(429, {}, { 'Retry-After': date }))).toMatchObject({ askedFor: new Date(date) });
    const sentence = 'User-rate limit exceeded.  Retry after 2026-11-21T17:00:00.000Z';
    const both = answer(429, { error: { message: sentence } }, { 'Retry-After': date });
    expect(readGoogleError(both)).toMatchObject({ askedFor: new Date('2026-11-21T17:00:00Z') });
    const { askedFor } = readGoogleError(answer(429, {}, { 'Retry-After': '90' })) as { askedFor: Date };
    expect(Math.abs(askedFor.getTime() - Date.now() - 90_000)).toBeLessThan(5_000);
    expect(readGoogleError(answer(429, {}, { 'Retry-After': 'soon' }))).toMatchObject({ askedFor: null });
  });
});
