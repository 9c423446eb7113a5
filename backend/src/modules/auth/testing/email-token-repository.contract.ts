import type { EmailToken, EmailTokenRepository } from '../application/ports/email-token-repository.js';

export interface EmailTokenRepositoryHarness {
  tokens: EmailTokenRepository;
  /** An account that exists. */
  userId: string;
}

/** What every EmailTokenRepository does; run on the fake and on PostgreSQL. */
export function emailTokenRepositoryContract(harness: () => EmailTokenRepositoryHarness): void {
  const CREATED = new Date('2026-11-21T15:00:00.000Z');
  const EXPIRES = new Date('2026-11-22T15:00:00.000Z');
  const BEFORE = new Date('2026-11-22T14:59:59.999Z');
  let count = 0;

  async function added(createdAt = CREATED): Promise<EmailToken> {
    const { tokens, userId } = harness();
    count += 1;
    const token: EmailToken = {
      token: `token-${count}`,
      userId,
      purpose: 'verify_email',
      email: 'marcus@recruit.test',
      createdAt,
      expiresAt: EXPIRES,
    };
    await tokens.add(token);
    return token;
  }

  it('G-06 gives a link once, until it expires', async () => {
    const token = await added();
    expect(await harness().tokens.use(token.token, 'verify_email', BEFORE)).toEqual(token);
    expect(await harness().tokens.use(token.token, 'verify_email', BEFORE)).toBeNull();
  });

  it('G-06 gives no link that is expired or unknown', async () => {
    const token = await added();
    expect(await harness().tokens.use(token.token, 'verify_email', EXPIRES)).toBeNull();
    expect(await harness().tokens.use('never-made', 'verify_email', BEFORE)).toBeNull();
  });

  it('G-06 gives the link to one of two that come at once', async () => {
    const { token } = await added();
    const uses = [1, 2, 3].map(() => harness().tokens.use(token, 'verify_email', BEFORE));
    expect((await Promise.all(uses)).filter((found) => found !== null)).toHaveLength(1);
  });

  it('O-11 keeps the ten newest links of an account; the oldest no longer works', async () => {
    const oldest = await added(new Date(CREATED.getTime() + 1));
    const kept: EmailToken[] = [];
    for (let at = 0; at < 10; at += 1) kept.push(await added(new Date(CREATED.getTime() + 2 + at)));
    const use = ({ token }: EmailToken) => harness().tokens.use(token, 'verify_email', BEFORE);
    expect(await use(oldest)).toBeNull();
    expect(await use(kept[0] ?? oldest)).toEqual(kept[0]);
    expect(await use(kept[9] ?? oldest)).toEqual(kept[9]);
  });
}
