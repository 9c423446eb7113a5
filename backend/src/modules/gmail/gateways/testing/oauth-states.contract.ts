import { CONSENTS_AT_ONCE, type ConsentProvider, type OAuthStates, type PendingConsent } from '../application/ports/oauth-states.js';

export interface StatesUnderTest {
  states: OAuthStates;
  userId: string;
  otherId: string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** What every store of consents under way promises. */
export function oauthStatesContract(open: () => Promise<StatesUnderTest>): void {
  let t: StatesUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const consent = (changes: Partial<PendingConsent> = {}): PendingConsent => {
    const begun = { userId: t.userId, sessionId: 'session of Marcus', codeVerifier: 'verifier', replies: true, sameTab: false };
    return { provider: 'google', ...begun, expiresAt: at(600), ...changes };
  };
  const keep = (state: string, seconds = 0, changes: Partial<PendingConsent> = {}) =>
    t.states.keep(`${t.userId} ${state}`, consent(changes), at(seconds));
  const take = (state: string, session = 'session of Marcus', provider: ConsentProvider = 'google') =>
    t.states.take(provider, `${t.userId} ${state}`, session);

  it('G-01 gives back what was kept, once, also to two at the same moment', async () => {
    await keep('one');
    const known = { provider: 'google', userId: t.userId };
    const taken = { ...known, codeVerifier: 'verifier', replies: true, sameTab: false, expiresAt: at(600), sameSession: true };
    const both = await Promise.all([take('one'), take('one')]);
    expect(both.filter((found) => found !== null)).toEqual([taken]);
    expect(await take('one')).toBeNull();
    expect(await take('made up')).toBeNull();
  });

  it('G-01 says when another session brings it back, and then it is used up', async () => {
    await keep('one');
    expect(await take('one', 'session of Maya')).toMatchObject({ sameSession: false });
    expect(await take('one')).toBeNull();
  });

  it('X-05 an athlete has some consents under way, the oldest give way; others have their own', async () => {
    await keep('of another', 0, { userId: t.otherId });
    for (let count = 0; count <= CONSENTS_AT_ONCE; count += 1) await keep(`number ${count}`, count);
    expect(await take('number 0')).toBeNull();
    expect(await take('number 1')).not.toBeNull();
    expect(await take('of another')).not.toBeNull();
  });

  it('M-07 the state of one provider is not taken by the other’s callback, and stays for its own', async () => {
    await keep('of Microsoft', 0, { provider: 'microsoft' });
    expect(await take('of Microsoft')).toBeNull();
    expect(await take('of Microsoft', undefined, 'microsoft')).toMatchObject({ provider: 'microsoft', sameSession: true });
    expect(await take('of Microsoft', undefined, 'microsoft')).toBeNull();
  });

  it('G-01 an expired one is still given, so that it can be distinguished, until another begins', async () => {
    await keep('old');
    expect(await take('old')).toMatchObject({ expiresAt: at(600) });
    await keep('older');
    await keep('new', 601, { expiresAt: at(1201) });
    expect(await take('older')).toBeNull();
  });
}
