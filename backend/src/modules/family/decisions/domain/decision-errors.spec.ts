import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  AthleteNotFound,
  NothingToDecide,
  RequestNotOpen,
  EmailNotFound,
  GuardianDecides,
  AthleteIsAdult,
  AdminAccount,
  OnlyGuardiansStop,
} from './decision-errors.js';

describe('errors: decision', () => {
  testStableErrors([
    [() => new AthleteNotFound(), { kind: 'missing', code: 'not_found' }],
    [() => new NothingToDecide(), { kind: 'conflict', code: 'nothing_to_decide' }],
    [() => new RequestNotOpen(), { kind: 'conflict', code: 'nothing_to_decide' }],
    [() => new EmailNotFound(), { kind: 'missing', code: 'not_found' }],
    [
      () => new GuardianDecides(),
      { kind: 'conflict', code: 'guardian_decides', errors: [{ field: 'birthdate', code: 'guardian_decides' }] },
    ],
    [() => new AthleteIsAdult(), { kind: 'conflict', code: 'not_under_18' }],
    [() => new AdminAccount(), { kind: 'conflict', code: 'admin_account' }],
    [() => new OnlyGuardiansStop(), { kind: 'conflict', code: 'under_18' }],
  ]);
});
