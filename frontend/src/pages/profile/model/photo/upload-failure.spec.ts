import { failureOfCall, failureOfPut } from './upload-failure';

const problem = (status: number, code: string, message: string) => ({
  status,
  message: `${status}: …`,
  problem: { status, code, message, requestId: null, errors: [], body: {} },
});

describe('why a photo did not arrive', () => {
  it.each([
    ['a broken connection', failureOfPut(0, ''), 'Upload failed', 'by-itself'],
    ['a server in trouble', failureOfPut(503, '{"message":"The file storage does not answer."}'), 'Upload failed', 'by-itself'],
    ['a bucket in trouble', failureOfPut(500, '<Error/>'), 'Upload failed', 'by-itself'],
    ['an address that expired', failureOfPut(410, '{"code":"upload_address_expired"}'), 'Request has expired', 'by-hand'],
    ['one that expired at the bucket', failureOfPut(400, '<Error><Code>ExpiredToken</Code></Error>'), 'Request has expired', 'by-hand'],
    ['a spent address', failureOfPut(409, '{"message":"Ask for a new one."}'), 'Upload failed', 'by-hand'],
    ['a file that is too large', failureOfPut(413, '{"message":"Choose a smaller one."}'), 'Upload failed', 'never'],
    ['nobody signed in', failureOfPut(401, ''), 'Authorization required', 'by-hand'],
    ['no connection for a call', failureOfCall({ status: 'network', message: '', problem: null }), 'Upload failed', 'by-itself'],
    ['nobody signed in for a call', failureOfCall(problem(401, 'unauthenticated', 'Please sign in.')), 'Authorization required', 'by-hand'],
    ['an upload that is too old', failureOfCall(problem(409, 'upload_expired', 'Old.')), 'Request has expired', 'by-hand'],
    ['a file that is no photo', failureOfCall(problem(400, 'not_a_photo', 'No photo.')), 'Upload failed', 'never'],
    ['too many tries', failureOfCall(problem(429, 'too_many_requests', 'Wait.')), 'Upload failed', 'by-hand'],
  ] as const)('P-05 %s', (_what, { title, detail, retry }, said, again) => {
    expect([title, retry]).toEqual([said, again]);
    expect(detail).toMatch(/\.$/);
  });

  it("P-13 shows the server's own words", () => {
    expect(failureOfCall(problem(400, 'not_a_photo', 'This file is not a photo.')).detail).toBe('This file is not a photo.');
    expect(failureOfPut(413, '{"message":"Choose a smaller one."}').detail).toBe('Choose a smaller one.');
  });
});
