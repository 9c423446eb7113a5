import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { NoAddressToSendAgain, AddressSuppressed, AddressChanged, AddressAlreadyUsed, CampaignCancelled } from './send-again-errors.js';

describe('errors: send again', () => {
  testStableErrors([
    [() => new NoAddressToSendAgain(), { kind: 'conflict', code: 'no_address' }],
    [() => new AddressSuppressed('coach@example.edu', 'Some words.'), { kind: 'conflict', code: 'address_suppressed' }],
    [() => new AddressChanged('coach@example.edu'), { kind: 'conflict', code: 'address_changed' }],
    [() => new AddressAlreadyUsed('coach@example.edu'), { kind: 'conflict', code: 'same_address' }],
    [() => new CampaignCancelled(), { kind: 'conflict', code: 'campaign_cancelled' }],
  ]);
});
