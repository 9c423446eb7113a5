import { testStableErrors } from '../../../shared-kernel/testing/stable-errors.js';
import {
  InvalidCredentials,
  UsernameTaken,
  EmailTaken,
  WrongPassword,
  WrongCurrentPassword,
  PasswordNotRight,
  SamePassword,
  ResetLinkNotValid,
  EmailLinkNotValid,
  EmailChangeTaken,
  NoPendingEmail,
  NothingToSend,
  UnknownSession,
  UnknownAccount,
  LinkNotValid,
  UnknownUser,
  OwnRole,
  GuardianAsAdmin,
  OnlyAdmin,
  LinkOfAdmin,
} from './account-errors.js';

describe('errors: account', () => {
  testStableErrors([
    [() => new InvalidCredentials(), { kind: 'unauthenticated', code: 'invalid_credentials' }],
    [() => new UsernameTaken(), { kind: 'conflict', code: 'username_taken', errors: [{ field: 'username', code: 'taken' }] }],
    [() => new EmailTaken(), { kind: 'conflict', code: 'email_taken', errors: [{ field: 'email', code: 'taken' }] }],
    [
      () => new WrongPassword(),
      { kind: 'invalid', code: 'wrong_password', errors: [{ field: 'currentPassword', code: 'wrong_password' }] },
    ],
    [
      () => new WrongCurrentPassword(),
      { kind: 'invalid', code: 'wrong_password', errors: [{ field: 'currentPassword', code: 'wrong_password' }] },
    ],
    [() => new PasswordNotRight(), { kind: 'invalid', code: 'wrong_password', errors: [{ field: 'password', code: 'wrong_password' }] }],
    [() => new SamePassword(), { kind: 'invalid', code: 'same_password', errors: [{ field: 'newPassword', code: 'same_password' }] }],
    [() => new ResetLinkNotValid(), { kind: 'invalid', code: 'link_not_valid' }],
    [() => new EmailLinkNotValid(), { kind: 'invalid', code: 'link_not_valid' }],
    [() => new EmailChangeTaken(), { kind: 'conflict', code: 'email_taken' }],
    [() => new NoPendingEmail('marcus'), { kind: 'missing', code: 'no_pending_email' }],
    [() => new NothingToSend(), { kind: 'missing', code: 'no_pending_email' }],
    [() => new UnknownSession(), { kind: 'missing', code: 'unknown_session' }],
    [() => new UnknownAccount('marcus'), { kind: 'missing', code: 'unknown_account' }],
    [() => new LinkNotValid(), { kind: 'invalid', code: 'link_not_valid' }],
    [() => new UnknownUser(), { kind: 'missing', code: 'unknown_user' }],
    [() => new OwnRole(), { kind: 'conflict', code: 'own_role' }],
    [() => new GuardianAsAdmin(), { kind: 'conflict', code: 'guardian_account' }],
    [() => new OnlyAdmin(), { kind: 'conflict', code: 'last_admin' }],
    [() => new LinkOfAdmin(), { kind: 'conflict', code: 'link_of_admin' }],
  ]);
});
