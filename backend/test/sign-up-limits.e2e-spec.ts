import { SignUpLimits } from '../src/modules/auth/adapters/http/sign-up-limits.js';
import { EmailTaken } from '../src/modules/auth/domain/account-errors.js';
import { TooManyRequests } from '../src/platform/security/rate-limiter.js';
import type { Answer } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Problem {
  code: string;
  message: string;
}

describe('limits of signing up', () => {
  let app: TestApp;
  let accounts = 0;

  beforeEach(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' } });
  });

  afterEach(() => app.close());

  function signUp(email: string, address = '203.0.113.1'): Promise<Answer<Problem>> {
    accounts += 1;
    const account = { username: `pupil${accounts}`, email, password: 'touchdown' };
    return app.anonymous().post<Problem>('/api/register', account, { 'x-forwarded-for': address });
  }

  const codesOf = async (answers: Promise<Answer<Problem>>[]) => (await Promise.all(answers)).map(({ body }) => body.code).sort();

  it('A-06 an address is notified five times an hour that an email has an account, also all at once', async () => {
    const { account } = await app.agent();
    const taken = account?.email ?? '';
    const codes = await codesOf(Array.from({ length: 8 }, () => signUp(taken)));
    expect(codes).toEqual([...Array<string>(5).fill('email_taken'), ...Array<string>(3).fill('too_many_requests')]);
  });

  it('A-06 after that the answer is the same for an email that has an account and for one that has none', async () => {
    const { account } = await app.agent();
    const taken = account?.email ?? '';
    for (let n = 0; n < 5; n += 1) expect((await signUp(taken.toUpperCase())).body.code).toBe('email_taken');
    const [known, free] = [await signUp(taken), await signUp('nobody@recruit.test')];
    expect([known.status, free.status]).toEqual([429, 429]);
    expect({ ...known.body, requestId: '' }).toEqual({ ...free.body, requestId: '' });
    expect(Number(free.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signUp('nobody@recruit.test', '203.0.113.2')).status).toBe(201);
  });

  it('A-06 of sign-ups at once too, none is begun after the fifth taken email: whether it is free is not told', async () => {
    const limits = app.app.get(SignUpLimits, { strict: false });
    let begun = 0;
    const signUps = Array.from({ length: 8 }, () => () => {
      begun += 1;
      return Promise.reject(new EmailTaken());
    });
    const free = () => Promise.resolve('made');
    const outcomes = await Promise.allSettled([...signUps, free].map((one) => limits.run<unknown>('203.0.113.9', one)));
    expect(begun).toBe(5);
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(TooManyRequests) });
  });

  it('A-06 a class of 60 signs up from one address of a school', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => signUp(`class${n}@recruit.test`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  });
});
