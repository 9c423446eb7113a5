import { ChangeEmail } from '../../../auth/index.js';
import { accountOf } from '../../../auth/testing/account-of.js';
import { AuthWorld } from '../../../auth/testing/auth-world.js';
import { MemoryAthleteProfileRepository } from '../testing/memory-athlete-profile-repository.js';
import { BirthdateChanges } from './birthdate-changes.js';
import { UpdateProfile } from './update-profile.use-case.js';

describe('changing a profile', () => {
  let world: AuthWorld;
  let profiles: MemoryAthleteProfileRepository;
  let birthdates: BirthdateChanges;
  let update: UpdateProfile;

  beforeEach(async () => {
    world = new AuthWorld();
    profiles = new MemoryAthleteProfileRepository();
    birthdates = new BirthdateChanges();
    update = new UpdateProfile(
      profiles,
      new ChangeEmail(world.accounts, world.changes, world.hasher, world.clock),
      birthdates,
      world.clock,
    );
    const passwordHash = await world.hasher.hash('secret1');
    await world.accounts.add(accountOf({ id: 'maya', email: 'maya@example.org', passwordHash }));
  });

  const email = async () => (await world.changes.pendingOf('maya'))?.email;
  const stored = () => profiles.stored.get('maya');

  it('P-04 stores what is said and leaves the rest', async () => {
    await update.run('maya', { highSchool: 'Westlake High School', city: 'Austin' });
    await update.run('maya', { city: 'Dallas' });
    expect(stored()).toMatchObject({ highSchool: 'Westlake High School', city: 'Dallas', updatedAt: world.clock.now() });
  });

  it('P-04 a field that is refused stores nothing, not the address either', async () => {
    const input = { city: 'Austin', gpa: 99, email: 'new@example.org', currentPassword: 'secret1' };
    await expect(update.run('maya', input)).rejects.toMatchObject({ code: 'invalid_input' });
    expect([stored(), await email()]).toEqual([undefined, undefined]);
  });

  it('P-04 a wrong password stores nothing', async () => {
    await expect(update.run('maya', { city: 'Austin', email: 'new@example.org', currentPassword: 'wrong' })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect([stored(), await email()]).toEqual([undefined, undefined]);
    await update.run('maya', { city: 'Austin', email: 'new@example.org', currentPassword: 'secret1' });
    expect([stored()?.city, await email()]).toEqual(['Austin', 'new@example.org']);
  });

  it('P-04 what another window changed in the meantime is not overwritten, and the address stays too', async () => {
    await update.run('maya', { city: 'Dallas' });
    const input = { city: 'Austin', before: { city: 'Houston' }, email: 'new@example.org', currentPassword: 'secret1' };
    await expect(update.run('maya', input)).rejects.toMatchObject({ extra: { present: { city: 'Dallas' } } });
    expect([stored()?.city, await email()]).toEqual(['Dallas', undefined]);
    await expect(update.run('maya', { city: 'Austin', before: { city: 'Houston' } })).rejects.toMatchObject({ extra: { present: {} } });
    expect(stored()?.city).toBe('Dallas');
  });

  describe('of the birth date, where somebody else decides about it', () => {
    const asked: unknown[] = [];

    beforeEach(async () => {
      await update.run('maya', { birthdate: '2010-05-04' });
      asked.length = 0;
      birthdates.heed(async (change) => {
        asked.push(change);
        throw new Error('somebody else decides');
      });
    });

    it.each(['2009-05-04', null])('U-06 a change to %s stores nothing, not the other fields and not the address either', async (to) => {
      const input = { birthdate: to, city: 'Austin', email: 'new@example.org', currentPassword: 'secret1' };
      await expect(update.run('maya', input)).rejects.toThrow('somebody else decides');
      expect(asked).toEqual([{ userId: 'maya', from: '2010-05-04', to, now: world.clock.now() }]);
      expect([stored()?.birthdate, stored()?.city, await email()]).toEqual(['2010-05-04', null, undefined]);
    });

    it('U-06 the same date again, and a change without it, ask nobody', async () => {
      await update.run('maya', { birthdate: '2010-05-04', city: 'Austin' });
      await update.run('maya', { city: 'Dallas', email: 'new@example.org', currentPassword: 'secret1' });
      expect([asked, stored()?.city, await email()]).toEqual([[], 'Dallas', 'new@example.org']);
    });
  });
});
