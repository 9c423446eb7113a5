import { fitScoresContract } from './fit-scores.contract.js';
import { MemoryFitScores } from './memory-fit-scores.js';

describe('MemoryFitScores', () => {
  fitScoresContract(async () => {
    const scores = new MemoryFitScores(() => [1]);
    const users: string[] = [];
    return {
      scores,
      addAthlete: async () => ({ userId: `athlete ${users.push('')}`, favorite: 1, other: 2 }),
      change: async (userId) => scores.mark(userId),
      stored: async (userId) => scores.scores.get(userId) ?? [],
      kept: async (userId) => scores.kept.get(userId),
    };
  });
});
