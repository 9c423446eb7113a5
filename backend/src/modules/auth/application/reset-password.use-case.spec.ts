import { ResetLinkNotValid, UnknownAccount } from '../domain/account-errors.js';
import { passwordResetEmail } from '../domain/account-emails.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { ResetPassword } from './reset-password.use-case.js';
import { SendResetLink } from './send-reset-link.use-case.js';

const MINUTE_MS = 60_000;

describe('ResetPassword', () => {
  const account = accountOf({ username: 'marcus.lee', email: 'marcus@recruit.test' });
  let world: AuthWorld;
  let reset: ResetPassword;
  let links: SendResetLink;

  beforeEach(async () => {
    world = new AuthWorld();
    reset = new ResetPassword(world.accounts, world.tokens, world.hasher, world.clock);
    links = new SendResetLink(world.accounts, world.tokens, world.mail, world.clock, world.ids);
    await world.accounts.add(account);
  });

  const passwordHash = async () => (await world.accounts.byId(account.id))?.passwordHash;

  async function mailedToken(): Promise<string> {
    await links.run(' Marcus@recruit.test ');
    return world.mail.lastToken;
  }

  it('U-02 emails a link to the address of the account, and nothing to an unknown address', async () => {
    await links.run('nobody@recruit.test');
    expect(world.mail.delivered).toEqual([]);
    const token = await mailedToken();
    expect(world.mail.delivered).toEqual([passwordResetEmail(world.mail.publicUrl, account, token)]);
  });

  it('U-02 sets a new password, which need not be changed, and ends every session', async () => {
    world.accounts.sessions = [{ id: 'phone', userId: account.id }];
    await reset.run(await mailedToken(), 'field goal');
    expect(await world.accounts.byId(account.id)).toMatchObject({ passwordHash: 'hash of field goal', mustChangePassword: false });
    expect(world.accounts.sessions).toEqual([]);
  });

  it('U-02 a link works once', async () => {
    const token = await mailedToken();
    await reset.run(token, 'field goal');
    await expect(reset.run(token, 'interception')).rejects.toThrow(ResetLinkNotValid);
    expect(await passwordHash()).toBe('hash of field goal');
  });

  it.each([
    [29, true],
    [31, false],
  ])('U-02 whether a link works after %i minutes: %s', async (minutes, works) => {
    const token = await mailedToken();
    world.clock.advance(minutes * MINUTE_MS);
    const tried = reset.run(token, 'field goal').then(
      () => true,
      (error: unknown) => !(error instanceof ResetLinkNotValid),
    );
    expect(await tried).toBe(works);
    expect(await passwordHash()).toBe(works ? 'hash of field goal' : account.passwordHash);
  });

  it('U-02 a link is worth nothing once the password was changed in another way', async () => {
    const token = await mailedToken();
    world.clock.advance(MINUTE_MS);
    await world.accounts.setPassword(account.id, { passwordHash: 'hash of punt', now: world.clock.now() });
    await expect(reset.run(token, 'interception')).rejects.toThrow(ResetLinkNotValid);
    expect(await passwordHash()).toBe('hash of punt');
  });

  it('U-02 a link is worth nothing once the account has another address', async () => {
    const token = await mailedToken();
    await world.accounts.setEmail(account.id, 'new@recruit.test');
    await expect(reset.run(token, 'interception')).rejects.toThrow(ResetLinkNotValid);
    expect(await passwordHash()).toBe(account.passwordHash);
  });

  it('U-02 an operator hands over a link', async () => {
    await reset.run(await links.tokenFor('Marcus.Lee'), 'field goal');
    expect(await passwordHash()).toBe('hash of field goal');
    await expect(links.tokenFor('nobody')).rejects.toThrow(UnknownAccount);
  });

  it('U-02 the link that proves an address sets no password', async () => {
    const now = world.clock.now();
    const expiresAt = new Date(now.getTime() + MINUTE_MS);
    await world.tokens.add({
      token: 'proof',
      userId: account.id,
      purpose: 'verify_email',
      email: account.email,
      createdAt: now,
      expiresAt,
    });
    await expect(reset.run('proof', 'interception')).rejects.toThrow(ResetLinkNotValid);
  });
});
