import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryProviderChoices } from './memory-provider-choices.js';
import { providerChoicesContract } from './provider-choices.contract.js';

describe('MemoryProviderChoices', () => {
  const ids = new SequenceIds();

  providerChoicesContract(() => ({ choices: new MemoryProviderChoices(), addAccount: async () => ids.next() }));
});
