import type { ConsentRequest, GoogleGrant, GoogleOAuth } from '../application/ports/google-oauth.js';
import { scopesFor, SEND_SCOPE } from '../application/gmail-scopes.js';

export interface GoogleUnderTest {
  google: GoogleOAuth;
  email: string;
  /** Grants these scopes as the owner of this account; returns the resulting code. */
  allow(url: string, scopes: string[]): string;
  /** Google answers no further call. */
  breakDown(): void;
}

const REQUEST: ConsentRequest = { state: 'state-1', codeVerifier: 'v'.repeat(43), scopes: scopesFor(true), incremental: true, renew: true };

/** What Google’s authorization server does for us. */
export function googleOAuthContract(open: () => Promise<GoogleUnderTest>): void {
  let t: GoogleUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const consent = async (changes: Partial<ConsentRequest> = {}, scopes = REQUEST.scopes) =>
    t.allow(await t.google.consentUrl({ ...REQUEST, ...changes }), scopes);
  const granted = async (code: string): Promise<GoogleGrant> => {
    const result = await t.google.exchange(code, REQUEST.codeVerifier);
    if (result.kind !== 'granted') throw new Error(result.kind);
    return result.grant;
  };

  it('G-01 a code becomes a grant: whose mailbox, for what, with a lasting token', async () => {
    expect(t.google.isSetUp).toBe(true);
    expect(new URL(await t.google.consentUrl(REQUEST)).searchParams.get('state')).toBe('state-1');
    const grant = await granted(await consent({}, ['openid', 'email', SEND_SCOPE]));
    expect(grant).toMatchObject({ googleSub: `sub-of-${t.email}`, email: t.email });
    expect([grant.scopes.includes(SEND_SCOPE), grant.scopes.length]).toEqual([true, 3]);
    expect([grant.accessToken, grant.refreshToken].every(Boolean)).toBe(true);
  });

  it('G-01 a code works once, and only with its verifier', async () => {
    const code = await consent();
    await granted(code);
    expect(await t.google.exchange(code, REQUEST.codeVerifier)).toEqual({ kind: 'refused' });
    expect(await t.google.exchange(await consent(), 'w'.repeat(43))).toEqual({ kind: 'refused' });
    expect(await t.google.exchange('made up', REQUEST.codeVerifier)).toEqual({ kind: 'refused' });
  });

  it('G-01 a later consent brings a lasting token only when it is asked for again', async () => {
    await granted(await consent());
    expect((await granted(await consent({ renew: false }))).refreshToken).toBeNull();
    expect((await granted(await consent({ renew: true }))).refreshToken).not.toBeNull();
  });

  it('G-03 revoking any token ends the grant, once', async () => {
    const { accessToken, refreshToken } = await granted(await consent());
    expect(await t.google.revoke(refreshToken ?? '')).toBe(true);
    expect(await t.google.revoke(accessToken)).toBe(false);
  });

  it('U-04 releasing a grant that is gone already is done, and not done while Google does not answer', async () => {
    const { refreshToken } = await granted(await consent());
    expect(await t.google.release(refreshToken ?? '')).toBe(true);
    expect(await t.google.release(refreshToken ?? '')).toBe(true);
    t.breakDown();
    expect(await t.google.release(refreshToken ?? '')).toBe(false);
  });

  it('G-01 when Google does not answer, nothing is refused and nothing is confirmed', async () => {
    const code = await consent();
    t.breakDown();
    expect(await t.google.exchange(code, REQUEST.codeVerifier)).toEqual({ kind: 'unavailable' });
    expect(await t.google.revoke('any token')).toBe(false);
  });
}
