import { AccountRequests, REQUEST_CAPS } from './account-requests.js';

describe('requests of one account', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('X-05 four begin at once; the fifth waits 30 seconds for its turn and is then refused with 429', async () => {
    const turns = new AccountRequests();
    for (let at = 0; at < 4; at += 1) await turns.enter('marcus');
    let refused: unknown;
    const fifth = turns.enter('marcus').catch((error: unknown) => (refused = error));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(refused).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await fifth;
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests_at_once', retryAfterSeconds: 5 });
  });

  it('X-05 a hundred wait at most', async () => {
    const turns = new AccountRequests();
    for (let at = 0; at < REQUEST_CAPS.requests.most; at += 1) await turns.enter('marcus');
    const waiting = Array.from({ length: 100 }, () => turns.enter('marcus').catch(() => 'refused'));
    await expect(turns.enter('marcus')).rejects.toMatchObject({ code: 'too_many_requests_at_once' });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await Promise.all(waiting)).toEqual(Array(100).fill('refused'));
  });
});
