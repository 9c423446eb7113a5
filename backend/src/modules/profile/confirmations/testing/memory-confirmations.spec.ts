import { confirmationsContract } from './confirmations.contract.js';
import { type AskedAthlete, MemoryConfirmations } from './memory-confirmations.js';

describe('confirmations in memory', () => {
  confirmationsContract(() => {
    const marcus: AskedAthlete = { name: 'Marcus Lee', figures: { weight: 205, gpa: 3.7 } };
    let made = 0;
    return Promise.resolve({
      confirmations: new MemoryConfirmations(new Map([['marcus', marcus]])),
      athleteId: 'marcus',
      otherId: 'maya',
      newId: () => `request ${(made += 1)}`,
      setWeight: async (pounds) => void (marcus.figures.weight = pounds),
    });
  });
});
