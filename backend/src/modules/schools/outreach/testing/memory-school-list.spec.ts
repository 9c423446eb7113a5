import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { listImportContract } from './list-import.contract.js';
import { MemorySchoolList } from './memory-school-list.js';
import { schoolListContract, type SchoolListHarness } from './school-list.contract.js';

describe('MemorySchoolList', () => {
  let harness: SchoolListHarness;

  beforeEach(() => {
    const [ids, clock] = [new SequenceIds(), new FixedClock()];
    const schools = ['Slippery Rock', 'Mount Union'].map((name, at) => ({ id: at + 1, name, division: 'D2' as const }));
    const list = new MemorySchoolList(schools, ids, clock);
    harness = {
      list,
      clock,
      addAccount: async () => ids.next(),
      schoolIds: async () => ({ rock: 1, union: 2 }),
      favorites: async (userId) => list.favoritesOf(userId).map(({ schoolId }) => schoolId),
      tracked: async (userId) => list.trackedBy(userId),
      record: async (userId) => list.kept.record.filter((one) => one.userId === userId).map(({ kind, data }) => ({ kind, data })),
    };
  });

  schoolListContract(() => harness);
  listImportContract(() => harness);
});
