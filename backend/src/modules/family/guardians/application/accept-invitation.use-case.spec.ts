import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { NewAccount, RegisterAccount } from '../../../auth/index.js';
import { BirthdateNotValid, GuardianTooYoung, InvitationNotValid, TooManyAthletes } from '../domain/guardian-errors.js';
import { MemoryGuardianLinks } from '../testing/memory-guardian-links.js';
import { AcceptInvitation, type NewGuardian } from './accept-invitation.use-case.js';

const MOTHER: NewGuardian = { name: '  Dana Lee ', username: 'dana', password: 'touchdown', birthdate: '1980-02-03' };
const CONTROLS = { approve: 'never', askBeforeSharing: false } as const;
const DAY_MS = 24 * 3600_000;

describe('accepting an invitation', () => {
  let clock: FixedClock;
  let links: MemoryGuardianLinks;
  let made: NewAccount[];
  let accepting: AcceptInvitation;

  beforeEach(async () => {
    clock = new FixedClock();
    links = new MemoryGuardianLinks();
    made = [];
    const accounts: Partial<RegisterAccount> = { run: async (account) => `guardian-${made.push(account)}` };
    accepting = new AcceptInvitation(links, accounts as RegisterAccount, clock);
    await invite('token', 'marcus');
  });

  async function invite(token: string, athleteId: string): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + 14 * DAY_MS);
    const address = 'dana@home.test';
    await links.invite({ id: `of ${token}`, token, athleteId, address, mailed: false, createdAt: clock.now(), expiresAt });
  }

  it('U-07 a parent joins with a new account at the invited address, and looking before uses nothing up', async () => {
    expect(await accepting.look('token')).toMatchObject({ athleteId: 'marcus', address: 'dana@home.test' });
    expect(await accepting.join('token', MOTHER, CONTROLS)).toEqual({ id: 'guardian-1', athleteId: 'marcus' });
    expect(made).toEqual([{ username: 'dana', email: 'dana@home.test', password: 'touchdown', role: 'guardian' }]);
    expect(links.guardianships).toMatchObject([{ athleteId: 'marcus', guardianId: 'guardian-1' }]);
  });

  it('U-07 a link that was used, is unknown or is 14 days old makes no account', async () => {
    await accepting.join('token', MOTHER, CONTROLS);
    await invite('late', 'jordan');
    clock.advance(14 * DAY_MS);
    for (const token of ['token', 'unknown', 'late']) {
      await expect(accepting.join(token, MOTHER, CONTROLS)).rejects.toThrow(InvitationNotValid);
    }
    expect([made.length, links.guardianships.length]).toEqual([1, 1]);
  });

  it('U-07 a guardian is 18 on the day itself; a day younger, a child and what is no date make no account', async () => {
    await expect(accepting.join('token', { ...MOTHER, birthdate: '2008-11-22' }, CONTROLS)).rejects.toThrow(GuardianTooYoung);
    await expect(accepting.join('token', { ...MOTHER, birthdate: '2020-01-01' }, CONTROLS)).rejects.toThrow(GuardianTooYoung);
    await expect(accepting.join('token', { ...MOTHER, birthdate: '1980-02-31' }, CONTROLS)).rejects.toThrow(BirthdateNotValid);
    expect(made).toEqual([]);
    expect(await accepting.join('token', { ...MOTHER, birthdate: '2008-11-21' }, CONTROLS)).toMatchObject({ athleteId: 'marcus' });
  });

  it('U-07 of two presses one counts, and the account of the other one is taken back', async () => {
    const presses = await Promise.allSettled([accepting.join('token', MOTHER, CONTROLS), accepting.join('token', MOTHER, CONTROLS)]);
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(made).toHaveLength(2);
    expect(links.guardianships).toHaveLength(1);
    expect([...links.forgotten, links.guardianships[0]?.guardianId].sort()).toEqual(['guardian-1', 'guardian-2']);
  });

  it('U-07 a guardian adds a second athlete without a second account, ten at most', async () => {
    expect(await accepting.run('token', 'dana', CONTROLS)).toBe('marcus');
    await expect(accepting.run('token', 'dana', CONTROLS)).rejects.toThrow(InvitationNotValid);
    for (let count = 2; count <= 10; count += 1) {
      await invite(`token ${count}`, `athlete ${count}`);
      await accepting.run(`token ${count}`, 'dana', CONTROLS);
    }
    await invite('one more', 'jordan');
    await expect(accepting.run('one more', 'dana', CONTROLS)).rejects.toThrow(TooManyAthletes);
    expect([made, links.guardianships.length]).toEqual([[], 10]);
  });
});
