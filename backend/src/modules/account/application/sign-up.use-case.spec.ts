import { RegisterAccount } from '../../auth/index.js';
import { AuthWorld } from '../../auth/testing/auth-world.js';
import { MemoryAthleteProfileRepository } from '../../profile/athlete/testing/memory-athlete-profile-repository.js';
import { BirthdateNotValid, UnderAge } from '../domain/sign-up-errors.js';
import { SignUp } from './sign-up.use-case.js';

const MARCUS = { username: 'marcus.lee', email: 'marcus@recruit.test', password: 'touchdown' };

describe('SignUp', () => {
  let world: AuthWorld;
  let profiles: MemoryAthleteProfileRepository;
  let signUp: SignUp;

  beforeEach(() => {
    world = new AuthWorld();
    profiles = new MemoryAthleteProfileRepository();
    const register = new RegisterAccount(world.accounts, world.hasher, world.clock, world.ids);
    // 2026-11-21, everywhere on Earth.
    signUp = new SignUp(register, profiles, world.clock);
  });

  const stored = async () => [await world.accounts.byUsername('marcus.lee'), profiles.stored.size];

  it('U-06 the birth date of the first step is stored in the profile', async () => {
    const id = await signUp.run({ ...MARCUS, birthdate: '2010-05-04' });
    expect(profiles.stored.get(id)).toMatchObject({ birthdate: '2010-05-04', updatedAt: world.clock.now() });
  });

  it('U-06 whoever turns 13 today gets an account', async () => {
    const id = await signUp.run({ ...MARCUS, birthdate: '2013-11-21' });
    expect(profiles.stored.get(id)?.birthdate).toBe('2013-11-21');
  });

  it('U-06 of somebody under 13 nothing is stored, and the answer does not say the limit', async () => {
    const refusal: unknown = await signUp.run({ ...MARCUS, birthdate: '2013-11-22' }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, code: 'under_13', errors: [] });
    expect((refusal as UnderAge).message).not.toMatch(/\d|age|born|old/);
    expect(await stored()).toEqual([null, 0]);
    expect(() => signUp.checkAge('2013-11-22')).toThrow(UnderAge);
  });

  it.each(['2009-02-29', '14.3.2009', '2026-11-23', '1899-01-01'])('U-06 %s is no birth date, and stores nothing', async (birthdate) => {
    await expect(signUp.run({ ...MARCUS, birthdate })).rejects.toThrow(BirthdateNotValid);
    expect(await stored()).toEqual([null, 0]);
  });

  it.each([null, undefined])('A-03 U-06 an account without a birth date (%s) is made as before', async (birthdate) => {
    const id = await signUp.run({ ...MARCUS, birthdate });
    expect(await stored()).toEqual([expect.objectContaining({ id }), 0]);
  });
});
