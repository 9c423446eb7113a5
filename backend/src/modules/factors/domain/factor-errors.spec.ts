import { testStableErrors } from '../../../shared-kernel/testing/stable-errors.js';
import {
  TooManyPasskeys,
  PasskeyKnown,
  UnknownPasskey,
  PasskeyNotRight,
  NoSuchPasskey,
  PasskeyIsOneFactor,
  CeremonyOver,
  AppAlreadyOn,
  NoAppSetUp,
  CodeNotRight,
  TicketOver,
  ConfirmationNeeded,
  SecondFactorSetUpNeeded,
  SecondFactorNeeded,
  NothingShown,
} from './factor-errors.js';

describe('errors: factor', () => {
  testStableErrors([
    [() => new TooManyPasskeys(), { kind: 'conflict', code: 'too_many_passkeys' }],
    [() => new PasskeyKnown(), { kind: 'conflict', code: 'passkey_known' }],
    [() => new UnknownPasskey(), { kind: 'missing', code: 'unknown_passkey' }],
    [() => new PasskeyNotRight(), { kind: 'invalid', code: 'passkey_not_right' }],
    [() => new NoSuchPasskey(), { kind: 'unauthenticated', code: 'passkey_not_right' }],
    [() => new PasskeyIsOneFactor(), { kind: 'unauthenticated', code: 'password_needed' }],
    [() => new CeremonyOver(), { kind: 'invalid', code: 'ceremony_over' }],
    [() => new AppAlreadyOn(), { kind: 'conflict', code: 'app_already_on' }],
    [() => new NoAppSetUp(), { kind: 'conflict', code: 'no_app_set_up' }],
    [() => new CodeNotRight(), { kind: 'invalid', code: 'code_not_right', errors: [{ field: 'code', code: 'code_not_right' }] }],
    [() => new TicketOver(), { kind: 'unauthenticated', code: 'ticket_over' }],
    [() => new ConfirmationNeeded(), { kind: 'forbidden', code: 'confirmation_needed' }],
    [() => new SecondFactorSetUpNeeded(), { kind: 'forbidden', code: 'second_factor_set_up_needed' }],
    [() => new SecondFactorNeeded(), { kind: 'forbidden', code: 'second_factor_needed' }],
    [() => new NothingShown(), { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'password', code: 'required' }] }],
  ]);
});
