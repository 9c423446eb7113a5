import { guardianLinksContract } from './guardian-links.contract.js';
import { MemoryGuardianLinks } from './memory-guardian-links.js';

describe('guardians in memory', () => {
  guardianLinksContract(async () => {
    const links = new MemoryGuardianLinks(new Map([['marcus', 'marcus@mail.test']]));
    let ids = 0;
    const newId = () => `id ${(ids += 1)}`;
    return {
      ...{ links, athleteId: 'marcus', ownAddress: 'marcus@mail.test', newId },
      account: async () => newId(),
      guardians: async () => links.guardianships.map(({ guardianId, mailed }) => ({ guardianId, mailed })),
    };
  });
});
