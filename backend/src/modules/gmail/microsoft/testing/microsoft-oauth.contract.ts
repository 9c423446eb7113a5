import type { MicrosoftGrant, MicrosoftOAuth, MicrosoftTokens } from '../application/ports/microsoft-oauth.js';

export interface MicrosoftUnderTest {
  microsoft: MicrosoftOAuth;
  address: string;
  now(): Date;
  /** Grants consent, for an account with or without an address; returns the resulting code. */
  allow(url: string, hasAddress?: boolean): string;
  /** Whether the mail servers take the token. */
  accepts(accessToken: string): boolean;
  /** The person takes the access away. */
  endGrants(): void;
  /** Microsoft answers no further call. */
  breakDown(): void;
  /** Microsoft refuses the server's own app. */
  refuseClient(): void;
}

const VERIFIER = 'v'.repeat(43);

/** What Microsoft's authorization server does for us. */
export function microsoftOAuthContract(open: () => Promise<MicrosoftUnderTest>): void {
  let t: MicrosoftUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const consent = (codeVerifier = VERIFIER) => t.allow(t.microsoft.consentUrl({ state: 'state-1', codeVerifier }));
  const granted = async (): Promise<MicrosoftGrant> => {
    const result = await t.microsoft.exchange(consent(), VERIFIER);
    if (result.kind !== 'granted') throw new Error(result.kind);
    return result.grant;
  };
  const renewed = async (refreshToken: string | null): Promise<MicrosoftTokens> => {
    const result = await t.microsoft.refresh(refreshToken ?? '');
    if (result.kind !== 'renewed') throw new Error(result.kind);
    return result.tokens;
  };

  it('M-07 a code becomes a grant: whose mailbox, where, an access token that works and a lasting one', async () => {
    expect(t.microsoft.isSetUp).toBe(true);
    const url = t.microsoft.consentUrl({ state: 'state-1', codeVerifier: VERIFIER });
    expect(new URL(url).searchParams.get('state')).toBe('state-1');
    const { address, username, imap, smtp, accessToken, accessExpiresAt, refreshToken } = await granted();
    expect([address, username]).toEqual([t.address, t.address]);
    expect([imap.host, smtp.host].every(Boolean)).toBe(true);
    expect([t.accepts(accessToken), t.accepts('made up')]).toEqual([true, false]);
    expect(accessExpiresAt.getTime()).toBeGreaterThan(t.now().getTime() + 60_000);
    expect(refreshToken).toBeTruthy();
  });

  it('M-07 a code works once, and only with its verifier', async () => {
    const code = consent();
    expect(await t.microsoft.exchange(code, VERIFIER)).toMatchObject({ kind: 'granted' });
    expect(await t.microsoft.exchange(code, VERIFIER)).toEqual({ kind: 'refused' });
    expect(await t.microsoft.exchange(consent('w'.repeat(43)), VERIFIER)).toEqual({ kind: 'refused' });
    expect(await t.microsoft.exchange('made up', VERIFIER)).toEqual({ kind: 'refused' });
  });

  it('M-07 an account without an email address is said as such', async () => {
    const code = t.allow(t.microsoft.consentUrl({ state: 'state-1', codeVerifier: VERIFIER }), false);
    expect(await t.microsoft.exchange(code, VERIFIER)).toEqual({ kind: 'no_address' });
  });

  it('M-07 a refresh token brings a new access token and its own successor, again and again', async () => {
    const first = await granted();
    const second = await renewed(first.refreshToken);
    expect(t.accepts(second.accessToken)).toBe(true);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(t.accepts((await renewed(second.refreshToken)).accessToken)).toBe(true);
  });

  it('M-07 a grant that was taken back has ended', async () => {
    const { refreshToken } = await granted();
    t.endGrants();
    expect(await t.microsoft.refresh(refreshToken ?? '')).toEqual({ kind: 'ended' });
    expect(await t.microsoft.refresh('made up')).toEqual({ kind: 'ended' });
  });

  it('M-07 no answer, or a refusal of the server’s own app, says nothing about the athlete’s account', async () => {
    const { refreshToken } = await granted();
    const code = consent();
    t.refuseClient();
    expect(await t.microsoft.refresh(refreshToken ?? '')).toEqual({ kind: 'unavailable', code: 'invalid_client' });
    t.breakDown();
    expect(await t.microsoft.exchange(code, VERIFIER)).toEqual({ kind: 'unavailable' });
    expect(await t.microsoft.refresh(refreshToken ?? '')).toEqual({ kind: 'unavailable', code: 'no_answer' });
  });
}
