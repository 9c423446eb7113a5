import { LinkNotValid } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { VerifyEmail } from './verify-email.use-case.js';

const DAY_MS = 24 * 3600 * 1000;

describe('VerifyEmail', () => {
  const account = accountOf({ email: 'marcus@recruit.test' });
  let world: AuthWorld;
  let verify: VerifyEmail;

  beforeEach(async () => {
    world = new AuthWorld();
    verify = new VerifyEmail(world.accounts, world.tokens, world.mail, world.clock, world.ids);
    await world.accounts.add(account);
  });

  async function requestedToken(): Promise<string> {
    await verify.request(account.id);
    return world.mail.lastToken;
  }

  const verifiedAt = async () => (await world.accounts.byId(account.id))?.emailVerifiedAt;

  it('G-06 proves the address with the link that went to it', async () => {
    await verify.confirm(await requestedToken());
    expect(world.mail.delivered.map(({ to }) => to.address)).toEqual(['marcus@recruit.test']);
    expect(await verifiedAt()).toEqual(world.clock.now());
  });

  it('G-06 takes a link once', async () => {
    const token = await requestedToken();
    await verify.confirm(token);
    await expect(verify.confirm(token)).rejects.toThrow(LinkNotValid);
  });

  it('G-06 takes a link for one day', async () => {
    const token = await requestedToken();
    world.clock.advance(DAY_MS);
    await expect(verify.confirm(token)).rejects.toThrow(LinkNotValid);
    expect(await verifiedAt()).toBeNull();
  });

  it('G-06 does not prove an address that was changed after the email', async () => {
    const token = await requestedToken();
    await world.accounts.setEmail(account.id, 'other@recruit.test');
    await expect(verify.confirm(token)).rejects.toThrow(LinkNotValid);
    expect(await verifiedAt()).toBeNull();
  });

  it('G-06 sends nothing to a proved address', async () => {
    await world.accounts.verifyEmail(account.id, account.email, world.clock.now());
    await verify.request(account.id);
    expect(world.mail.delivered).toEqual([]);
  });
});
