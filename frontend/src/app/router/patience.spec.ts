import { answeredOrLate } from './patience';

const never = new Promise<never>(() => undefined);

describe('the data that the first page waits for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('issue 17 a server that does not answer holds the page back for five seconds, not for good', async () => {
    let isDone = false;
    void answeredOrLate([Promise.resolve(), never]).then(() => (isDone = true));
    await jest.advanceTimersByTimeAsync(4_900);
    expect(isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(isDone).toBe(true);
  });

  it('issue 17 nothing waits once all is answered, also by a failure', async () => {
    await answeredOrLate([Promise.resolve(), Promise.reject(new Error('away'))]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
