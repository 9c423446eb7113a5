import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  SchoolNotFound,
  ContactNotFound,
  ContactExists,
  TooManyContacts,
  InvalidContact,
  SchoolExists,
  CoachNotFound,
  CoachExists,
} from './school-errors.js';

describe('errors: school', () => {
  testStableErrors([
    [() => new SchoolNotFound(), { kind: 'missing', code: 'school_not_found' }],
    [() => new ContactNotFound(), { kind: 'missing', code: 'contact_not_found' }],
    [() => new ContactExists(), { kind: 'conflict', code: 'contact_exists', errors: [{ field: 'email', code: 'exists' }] }],
    [() => new TooManyContacts(7), { kind: 'conflict', code: 'too_many_contacts' }],
    [
      () => new InvalidContact('field', 'some_code', 'Some words.'),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'field', code: 'some_code' }] },
    ],
    [() => new SchoolExists(), { kind: 'conflict', code: 'school_exists', errors: [{ field: 'name', code: 'exists' }] }],
    [() => new CoachNotFound(), { kind: 'missing', code: 'coach_not_found' }],
    [() => new CoachExists(), { kind: 'conflict', code: 'coach_exists', errors: [{ field: 'name', code: 'exists' }] }],
  ]);
});
