import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  AlreadyAdult,
  TooManyGuardians,
  TooManyInvitations,
  OwnAddress,
  InvitationNotValid,
  BirthdateNotValid,
  GuardianTooYoung,
  TooManyAthletes,
  GuardianStays,
  GuardianNotFound,
  GuardianMissing,
} from './guardian-errors.js';

describe('errors: guardian', () => {
  testStableErrors([
    [() => new AlreadyAdult(), { kind: 'conflict', code: 'not_under_18' }],
    [() => new TooManyGuardians(), { kind: 'conflict', code: 'too_many_guardians' }],
    [() => new TooManyInvitations(), { kind: 'conflict', code: 'too_many_invitations', status: 429, retryAfterSeconds: 3600 }],
    [() => new OwnAddress(), { kind: 'invalid', code: 'own_address', errors: [{ field: 'email', code: 'own_address' }] }],
    [() => new InvitationNotValid(), { kind: 'invalid', code: 'link_not_valid' }],
    [
      () => new BirthdateNotValid('Some words.'),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'birthdate', code: 'not_a_date' }] },
    ],
    [() => new GuardianTooYoung(), { kind: 'invalid', code: 'under_18', errors: [{ field: 'birthdate', code: 'under_18' }], status: 422 }],
    [() => new TooManyAthletes(), { kind: 'conflict', code: 'too_many_athletes' }],
    [() => new GuardianStays(), { kind: 'conflict', code: 'under_18' }],
    [() => new GuardianNotFound(), { kind: 'missing', code: 'not_found' }],
    [() => new GuardianMissing(), { kind: 'conflict', code: 'guardian_missing' }],
  ]);
});
