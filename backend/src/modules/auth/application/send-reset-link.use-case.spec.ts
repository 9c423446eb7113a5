import { LinkOfAdmin, UnknownAccount, UnknownUser } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { SendResetLink } from './send-reset-link.use-case.js';

describe('a link for somebody who forgot the password', () => {
  const marcus = accountOf({ email: 'marcus@mail.test' });
  const admin = accountOf({ isAdmin: true });
  let world: AuthWorld;
  let links: SendResetLink;

  beforeEach(async () => {
    world = new AuthWorld();
    for (const account of [marcus, admin]) await world.accounts.add(account);
    links = new SendResetLink(world.accounts, world.tokens, world.mail, world.clock, world.ids);
  });

  const use = (token: string) => world.tokens.use(token, 'reset_password', world.clock.now());

  it('U-02 it goes to the address of the account, however it was typed', async () => {
    expect(await links.run(' MARCUS@mail.test ')).toBe(marcus.id);
    expect(world.mail.delivered).toMatchObject([{ to: { address: 'marcus@mail.test' } }]);
    expect(await use(world.mail.lastToken)).toMatchObject({ userId: marcus.id, email: 'marcus@mail.test' });
  });

  it('U-02 an address that nobody has gets none', async () => {
    expect(await links.run('nobody@mail.test')).toBeNull();
    expect(world.mail.delivered).toEqual([]);
  });

  it('U-02 it opens something for less than 30 minutes, whoever hands it over', async () => {
    const tokens = [await links.tokenFor(marcus.username), await links.handOver(marcus.id)];
    world.clock.advance(30 * 60_000 - 1);
    expect(await use(tokens[0] ?? '')).not.toBeNull();
    world.clock.advance(1);
    expect(await use(tokens[1] ?? '')).toBeNull();
  });

  it('U-02 an admin hands no link of another admin over; an operator does', async () => {
    await expect(links.handOver(admin.id)).rejects.toThrow(LinkOfAdmin);
    expect(await use(await links.tokenFor(admin.username))).toMatchObject({ userId: admin.id });
  });

  it('U-02 of an account that is not there nobody gets a link or an address', async () => {
    await expect(links.tokenFor('nobody')).rejects.toThrow(UnknownAccount);
    await expect(links.handOver('gone')).rejects.toThrow(UnknownUser);
    await expect(links.addressOf('gone')).rejects.toThrow(UnknownUser);
    expect(await links.addressOf(marcus.id)).toBe('marcus@mail.test');
  });
});
