import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryProductMail, tokenIn } from '../../../../shared-kernel/testing/memory-product-mail.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import type { MinorQuery } from '../../../profile/athlete/index.js';
import { AlreadyAdult, GuardianNotFound, InvitationNotValid, OwnAddress, TooManyGuardians } from '../domain/guardian-errors.js';
import type { Guardianships } from '../queries/guardianships.query.js';
import { MemoryGuardianLinks } from '../testing/memory-guardian-links.js';
import { CancelInvitation } from './cancel-invitation.use-case.js';
import { InviteGuardian } from './invite-guardian.use-case.js';
import { SendInvitation } from './send-invitation.js';

describe('inviting a guardian', () => {
  const clock = new FixedClock();
  let links: MemoryGuardianLinks;

  beforeEach(() => {
    links = new MemoryGuardianLinks(new Map([['marcus', 'marcus@mail.test']]));
  });

  function invitations(mail: MemoryProductMail, isMinor = true): InviteGuardian {
    const minors: Partial<MinorQuery> = { isMinor: async () => isMinor };
    const names: Partial<Guardianships> = { nameOf: async () => 'Marcus' };
    const sending = new SendInvitation(names as Guardianships, mail, links);
    return new InviteGuardian(minors as MinorQuery, links, sending, clock, new SequenceIds());
  }

  it('U-07 a parent gets a link by email that can be accepted for 14 days', async () => {
    const mail = new MemoryProductMail();
    expect(await invitations(mail).run('marcus', ' dana@home.test ')).toBeNull();
    expect(mail.delivered).toMatchObject([{ to: { address: 'dana@home.test' } }]);
    const invitation = await links.look(mail.lastToken, clock.now());
    expect(invitation).toMatchObject({ athleteId: 'marcus', address: 'dana@home.test', mailed: true });
    expect(Number(invitation?.expiresAt) - clock.now().getTime()).toBe(14 * 24 * 3600_000);
  });

  it('U-07 without a mail server the athlete hands the link over, and the family reads that it was not mailed', async () => {
    const link = (await invitations(new MemoryProductMail(false)).run('marcus', 'dana@home.test')) ?? '';
    expect(await links.look(tokenIn(link), clock.now())).toMatchObject({ athleteId: 'marcus', mailed: false });
  });

  it('U-07 when the mail server is down nobody is invited', async () => {
    const mail = new MemoryProductMail();
    mail.isDown = true;
    await expect(invitations(mail).run('marcus', 'dana@home.test')).rejects.toMatchObject({ code: 'mail_server_down' });
    expect(await links.look('token-2', clock.now())).toBeNull();
  });

  it('U-07 an athlete of 18 invites nobody, and nobody invites themselves or a third', async () => {
    const mail = new MemoryProductMail();
    await expect(invitations(mail, false).run('marcus', 'dana@home.test')).rejects.toThrow(AlreadyAdult);
    await expect(invitations(mail).run('marcus', 'Marcus@mail.test')).rejects.toThrow(OwnAddress);
    for (const parent of ['dana', 'chris']) await invitations(mail).run('marcus', `${parent}@home.test`);
    await expect(invitations(mail).run('marcus', 'lee@home.test')).rejects.toThrow(TooManyGuardians);
    expect(mail.delivered).toHaveLength(2);
  });

  it('U-07 an invitation that was taken back is dead; another athlete takes none back', async () => {
    const mail = new MemoryProductMail();
    await invitations(mail).run('marcus', 'dana@home.test');
    const { id } = (await links.look(mail.lastToken, clock.now())) ?? { id: '' };
    const cancel = new CancelInvitation(links, clock);
    await expect(cancel.run('jordan', id)).rejects.toThrow(GuardianNotFound);
    await cancel.run('marcus', id);
    const acceptance = { guardianId: 'dana', name: 'Dana', approve: 'never', askBeforeSharing: false, now: clock.now() } as const;
    await expect(links.accept({ token: mail.lastToken, ...acceptance })).rejects.toThrow(InvitationNotValid);
    await expect(cancel.run('marcus', id)).rejects.toThrow(GuardianNotFound);
  });
});
