import type { Acceptance, GuardianLinks, NewInvitation } from '../application/ports/guardian-links.js';
import { GuardianNotFound, InvitationNotValid, OwnAddress, TooManyGuardians, TooManyInvitations } from '../domain/guardian-errors.js';
import { GUARDIAN_LIMITS } from '../domain/guardian-limits.js';

export interface LinksUnderTest {
  links: GuardianLinks;
  athleteId: string;
  /** The athlete's own address. */
  ownAddress: string;
  /** An account that may become a guardian's. */
  account: () => Promise<string>;
  newId: () => string;
  /** Who watches over the athlete. */
  guardians: () => Promise<{ guardianId: string; mailed: boolean }[]>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const DAY_MS = 24 * 3600_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** What every store of invitations and guardianships promises. */
export function guardianLinksContract(open: () => Promise<LinksUnderTest>): void {
  const invitationOf = ({ athleteId, newId }: LinksUnderTest, address: string, createdAt = NOW): NewInvitation => {
    const id = newId();
    return {
      id,
      athleteId,
      address,
      mailed: false,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 14 * DAY_MS),
      token: `token ${id}`,
    };
  };
  const accepting = async ({ account }: LinksUnderTest, token: string, now = NOW): Promise<Acceptance> => {
    return { token, guardianId: await account(), name: 'Dana', approve: 'never', askBeforeSharing: false, now };
  };
  const invited = async (world: LinksUnderTest, address = 'dana@mail.test', createdAt = NOW) => {
    const invitation = invitationOf(world, address, createdAt);
    await world.links.invite(invitation);
    return invitation;
  };

  it('U-08 an invitation makes a guardian once, and looking at it uses nothing up', async () => {
    const world = await open();
    const { id, token } = await invited(world);
    for (const _ of [1, 2]) expect(await world.links.look(token, NOW)).toMatchObject({ id, address: 'dana@mail.test' });
    const acceptance = await accepting(world, token);
    await world.links.accept(acceptance);
    expect(await world.guardians()).toEqual([{ guardianId: acceptance.guardianId, mailed: false }]);
    expect(await world.links.look(token, NOW)).toBeNull();
    await expect(world.links.accept(await accepting(world, token))).rejects.toThrow(InvitationNotValid);
    expect(await world.guardians()).toHaveLength(1);
  });

  it('U-08 that the server delivered the link is remembered of the guardian', async () => {
    const world = await open();
    const invitation = await invited(world);
    await world.links.noteSent(invitation, true);
    await world.links.accept(await accepting(world, invitation.token));
    expect(await world.guardians()).toMatchObject([{ mailed: true }]);
  });

  it('U-08 it works for 14 days, and not at the moment when they are over', async () => {
    const world = await open();
    const { token } = await invited(world);
    expect(await world.links.look(token, new Date(inDays(14).getTime() - 1))).not.toBeNull();
    expect(await world.links.look(token, inDays(14))).toBeNull();
    await expect(world.links.accept(await accepting(world, token, inDays(14)))).rejects.toThrow(InvitationNotValid);
  });

  it('U-08 canceled, withdrawn or made again for the same address, it does not work any more', async () => {
    const world = await open();
    const canceled = await invited(world, 'one@mail.test');
    await world.links.cancel(world.athleteId, canceled.id, NOW);
    const withdrawn = await invited(world, 'two@mail.test');
    await world.links.withdraw(withdrawn.id);
    const old = await invited(world, 'three@mail.test');
    const latest = await invited(world, 'Three@mail.test');
    for (const { token } of [canceled, withdrawn, old]) expect(await world.links.look(token, NOW)).toBeNull();
    expect(await world.links.look(latest.token, NOW)).not.toBeNull();
    await expect(world.links.cancel(world.athleteId, canceled.id, NOW)).rejects.toThrow(GuardianNotFound);
  });

  it('U-08 refuses the own address, a third guardian and a sixth invitation in a day', async () => {
    const world = await open();
    await expect(invited(world, world.ownAddress)).rejects.toThrow(OwnAddress);
    for (const name of ['one', 'two']) await invited(world, `${name}@mail.test`);
    await expect(invited(world, 'three@mail.test')).rejects.toThrow(TooManyGuardians);
    const again = Array.from({ length: GUARDIAN_LIMITS.invitationsADay - 2 }, () => 'two@mail.test');
    for (const address of again) await invited(world, address);
    await expect(invited(world, 'two@mail.test')).rejects.toThrow(TooManyInvitations);
    await invited(world, 'two@mail.test', new Date(inDays(1).getTime() + 1));
  });

  it('U-08 a guardianship ends once', async () => {
    const world = await open();
    const { token } = await invited(world);
    const acceptance = await accepting(world, token);
    await world.links.accept(acceptance);
    await world.links.end(world.athleteId, acceptance.guardianId, NOW);
    expect(await world.guardians()).toEqual([]);
    await expect(world.links.end(world.athleteId, acceptance.guardianId, NOW)).rejects.toThrow(GuardianNotFound);
  });
}
