import { emailTokenRepositoryContract } from './email-token-repository.contract.js';
import { MemoryEmailTokenRepository } from './memory-email-token-repository.js';

describe('MemoryEmailTokenRepository', () => {
  const tokens = new MemoryEmailTokenRepository();

  emailTokenRepositoryContract(() => ({ tokens, userId: '00000000-0000-7000-8000-000000000001' }));
});
