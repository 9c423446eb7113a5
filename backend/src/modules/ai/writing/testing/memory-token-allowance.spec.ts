import { MemoryTokenAllowance } from './memory-token-allowance.js';
import { CONTRACT_LIMIT, tokenAllowanceContract } from './token-allowance.contract.js';

describe('the allowance in memory', () => {
  tokenAllowanceContract(async () => ({ allowance: new MemoryTokenAllowance(CONTRACT_LIMIT), userId: 'marcus' }));
});
