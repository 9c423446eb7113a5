import { tokenIn } from '../../../shared-kernel/testing/memory-product-mail.js';
import { EmailChangeTaken, EmailLinkNotValid, NoPendingEmail, UnknownAccount, WrongPassword } from '../domain/account-errors.js';
import { addressChangeAskedEmail, addressChangedEmail, confirmNewAddressEmail, addressTakenEmail } from '../domain/account-emails.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { ChangeEmail } from './change-email.use-case.js';
import { SettleEmailChange } from './settle-email-change.use-case.js';
import { WriteEmailChange } from './write-email-change.use-case.js';

const DAY_MS = 24 * 3600 * 1000;

describe('a change of the email address', () => {
  const account = accountOf({ email: 'marcus@recruit.test', emailVerifiedAt: new Date('2026-11-01T00:00:00.000Z') });
  let world: AuthWorld;
  let change: ChangeEmail;
  let settle: SettleEmailChange;
  let write: WriteEmailChange;

  beforeEach(async () => {
    world = new AuthWorld();
    change = new ChangeEmail(world.accounts, world.changes, world.hasher, world.clock);
    settle = new SettleEmailChange(world.accounts, world.changes, world.mail, world.clock);
    write = new WriteEmailChange(world.accounts, world.changes, world.mail, world.ids);
    await world.accounts.add(account);
  });

  const stored = () => world.accounts.byId(account.id);
  const pending = async () => (await change.pendingOf(account.id))?.email;

  /** Asks for it and writes both emails; resolves with the tokens in them. */
  async function asked(email = 'new@recruit.test'): Promise<{ link: string; keep: string }> {
    await change.run(account.id, email, 'touchdown');
    await write.toNew(account.id);
    await write.toOld(account.id);
    const of = (page: string) => tokenIn(world.mail.delivered.findLast(({ text }) => text.includes(page))?.text ?? '');
    return { link: of('/confirm-email'), keep: of('/keep-email') };
  }

  it('U-01 a new address waits, and the old one counts until the link is pressed', async () => {
    const { link, keep } = await asked();
    expect([await stored(), await pending()]).toEqual([account, 'new@recruit.test']);
    const [toNew, toOld] = world.mail.delivered;
    expect(toNew).toEqual(confirmNewAddressEmail(world.mail.publicUrl, 'new@recruit.test', link));
    expect(toOld).toEqual(addressChangeAskedEmail(world.mail.publicUrl, account, 'new@recruit.test', keep));
    await settle.confirm(link);
    expect(await stored()).toMatchObject({ email: 'new@recruit.test', emailVerifiedAt: world.clock.now() });
    expect(await pending()).toBeUndefined();
  });

  it.each([['wrong'], [undefined]])('U-01 P-04 nothing waits after the password %p', async (password) => {
    await expect(change.run(account.id, 'new@recruit.test', password)).rejects.toThrow(WrongPassword);
    expect([await stored(), await pending()]).toEqual([account, undefined]);
  });

  it('P-04 needs no password when the address stays', async () => {
    await change.run(account.id, 'marcus@recruit.test', undefined);
    expect([await stored(), await pending()]).toEqual([account, undefined]);
  });

  it('U-01 a link works once', async () => {
    const { link } = await asked();
    await settle.confirm(link);
    await expect(settle.confirm(link)).rejects.toThrow(EmailLinkNotValid);
  });

  it('U-01 a link works for 24 hours', async () => {
    const { link } = await asked();
    world.clock.advance(DAY_MS);
    await expect(settle.confirm(link)).rejects.toThrow(EmailLinkNotValid);
    expect([await stored(), await pending()]).toEqual([account, 'new@recruit.test']);
  });

  it('U-01 of two changes the last one wins', async () => {
    const first = await asked('first@recruit.test');
    const last = await asked('last@recruit.test');
    await expect(settle.confirm(first.link)).rejects.toThrow(EmailLinkNotValid);
    await expect(settle.keepOld(first.keep)).rejects.toThrow(EmailLinkNotValid);
    await settle.confirm(last.link);
    expect((await stored())?.email).toBe('last@recruit.test');
  });

  it('U-01 Send again gives a link for another day and ends the one before', async () => {
    const { link } = await asked();
    world.clock.advance(DAY_MS);
    expect(await change.sendAgain(account.id)).toBe(true);
    await write.toNew(account.id);
    await expect(settle.confirm(link)).rejects.toThrow(EmailLinkNotValid);
    await settle.confirm(world.mail.lastToken);
    expect((await stored())?.email).toBe('new@recruit.test');
    expect(await change.sendAgain(account.id)).toBe(false);
  });

  it('U-01 whoever reads the old address can keep it', async () => {
    const { link, keep } = await asked();
    await settle.keepOld(keep);
    await expect(settle.confirm(link)).rejects.toThrow(EmailLinkNotValid);
    await expect(settle.keepOld(keep)).rejects.toThrow(EmailLinkNotValid);
    expect([await stored(), await pending()]).toEqual([account, undefined]);
  });

  it('U-01 the link of the old address does not make the change, and the other does not end it', async () => {
    const { link, keep } = await asked();
    await expect(settle.confirm(keep)).rejects.toThrow(EmailLinkNotValid);
    await expect(settle.keepOld(link)).rejects.toThrow(EmailLinkNotValid);
    expect(await pending()).toBe('new@recruit.test');
  });

  it('U-01 the address of another account waits like a free one; only its own email says that it is taken', async () => {
    const other = accountOf({ email: 'taken@recruit.test' });
    await world.accounts.add(other);
    const { link } = await asked('Taken@recruit.test');
    expect([await pending(), link]).toEqual(['Taken@recruit.test', '']);
    expect(world.mail.delivered).toMatchObject([
      addressTakenEmail(world.mail.publicUrl, 'Taken@recruit.test'),
      { to: { address: 'marcus@recruit.test' } },
    ]);
  });

  it('U-01 the link says when another account got the address in between', async () => {
    const { link } = await asked();
    await world.accounts.add(accountOf({ email: 'New@recruit.test' }));
    await expect(settle.confirm(link)).rejects.toThrow(EmailChangeTaken);
    expect(await stored()).toEqual(account);
  });

  it('U-01 nothing is written for a change that was cancelled', async () => {
    await change.run(account.id, 'new@recruit.test', 'touchdown');
    await change.cancel(account.id);
    await write.toNew(account.id);
    await write.toOld(account.id);
    expect(world.mail.delivered).toEqual([]);
  });

  it('U-01 without a mail server an operator confirms it, and the old address is notified', async () => {
    await asked();
    world.clock.advance(2 * DAY_MS);
    expect(await settle.confirmOf(account.username)).toMatchObject({ email: 'new@recruit.test', oldEmail: 'marcus@recruit.test' });
    const news = { username: account.username, oldEmail: 'marcus@recruit.test', email: 'new@recruit.test' };
    expect(world.mail.delivered.at(-1)).toEqual(addressChangedEmail(world.mail.publicUrl, news));
    await expect(settle.confirmOf(account.username)).rejects.toThrow(NoPendingEmail);
    await expect(settle.confirmOf('nobody')).rejects.toThrow(UnknownAccount);
  });
});
