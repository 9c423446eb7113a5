import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { RegisterAccount, type NewAccount } from '../../auth/index.js';
import { AthleteProfileRepository } from '../../profile/athlete/index.js';
import { readBirthdate } from '../../profile/fields/index.js';
import { BirthdateNotValid, UnderAge } from '../domain/sign-up-errors.js';

export interface SignUpInput extends Pick<NewAccount, 'username' | 'email' | 'password'> {
  birthdate?: string | null;
}

/** Makes the account of an athlete. */
@Injectable()
export class SignUp {
  constructor(
    private readonly register: RegisterAccount,
    private readonly profiles: AthleteProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** Comes before anything is stored or counted. Throws UnderAge or BirthdateNotValid. */
  checkAge(birthdate: string | null = null): void {
    const reading = birthdate === null ? { value: null } : readBirthdate(birthdate, this.clock.now());
    if ('value' in reading) return;
    if (reading.refused.code === 'under_13') throw new UnderAge();
    throw new BirthdateNotValid(reading.refused);
  }

  /** Returns the new account's id. Should the server stop before the birth date is stored, the age is unknown: Home asks for it. Throws UnderAge, BirthdateNotValid, UsernameTaken or EmailTaken. */
  async run({ username, email, password, birthdate = null }: SignUpInput): Promise<string> {
    this.checkAge(birthdate);
    const id = await this.register.run({ username, email, password });
    if (birthdate !== null) await this.profiles.change(id, { fields: { birthdate }, now: this.clock.now() });
    return id;
  }
}
