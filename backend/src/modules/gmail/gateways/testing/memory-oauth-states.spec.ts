import { MemoryOAuthStates } from './memory-oauth-states.js';
import { oauthStatesContract } from './oauth-states.contract.js';

describe('consents under way in memory', () => {
  oauthStatesContract(async () => ({ states: new MemoryOAuthStates(), userId: 'marcus', otherId: 'maya' }));
});
