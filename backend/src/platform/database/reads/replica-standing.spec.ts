import { MOST_LAG_MS, ReplicaStanding } from './replica-standing.js';

const NOW = 1_000_000;

describe('what is known of a replica', () => {
  let standing: ReplicaStanding;

  beforeEach(() => {
    standing = new ReplicaStanding();
  });

  it('O-09 answers nobody when it is more than the ten seconds behind that docs/operations.md names', () => {
    expect(MOST_LAG_MS).toBe(10_000);
  });

  it('O-09 answers nobody before it was found', () => {
    expect([standing.state(NOW), standing.mayAnswer(null, NOW)]).toEqual(['lost', false]);
    standing.notePrimary(10n, NOW);
    expect(standing.state(NOW)).toBe('lost');
  });

  it('O-09 answers whoever has seen no more than it has replayed', () => {
    standing.notePrimary(10n, NOW);
    standing.noteReplica(10n);
    expect([null, 9n, 10n, 11n, 'unknown' as const].map((seen) => standing.mayAnswer(seen, NOW))).toEqual([true, true, true, false, false]);
  });

  it('O-09 is as far behind as the newest moment of the primary that is in it', () => {
    for (const second of [0, 1, 2, 3]) standing.notePrimary(BigInt(10 * second), NOW + 1000 * second);
    standing.noteReplica(25n);
    expect(standing.lagMs(NOW + 3_000)).toBe(1_000);
    standing.noteReplica(30n);
    expect(standing.lagMs(NOW + 3_000)).toBe(0);
  });

  it('O-09 is not behind where nothing is written, however long', () => {
    standing.notePrimary(10n, NOW);
    standing.noteReplica(10n);
    expect(standing.lagMs(NOW + 3_600_000)).toBe(0);
  });

  it('O-09 answers nobody once it is further behind than it may be', () => {
    standing.notePrimary(10n, NOW);
    standing.notePrimary(20n, NOW + 1);
    standing.noteReplica(15n);
    expect([standing.state(NOW + MOST_LAG_MS), standing.mayAnswer(null, NOW + MOST_LAG_MS)]).toEqual(['used', true]);
    expect([standing.state(NOW + MOST_LAG_MS + 1), standing.mayAnswer(null, NOW + MOST_LAG_MS + 1)]).toEqual(['behind', false]);
    standing.noteReplica(20n);
    expect(standing.state(NOW + MOST_LAG_MS + 1)).toBe('used');
  });

  it('O-09 a replica that has none of the moments that are remembered is behind, and few are remembered', () => {
    for (let at = 0; at < 10 * MOST_LAG_MS; at += 500) standing.notePrimary(BigInt(at + 1), NOW + at);
    standing.noteReplica(1n);
    expect([standing.lagMs(NOW + 10 * MOST_LAG_MS), standing.state(NOW + 10 * MOST_LAG_MS)]).toEqual([null, 'behind']);
  });

  it('O-09 without the primary it answers as far as it is, and still nobody who has seen more', () => {
    standing.notePrimary(20n, NOW);
    standing.noteReplica(10n);
    standing.losePrimary();
    const later = NOW + 3_600_000;
    expect(standing.isPrimaryLost).toBe(true);
    expect([null, 10n, 11n, 'unknown' as const].map((seen) => standing.mayAnswer(seen, later))).toEqual([true, true, false, false]);
    standing.notePrimary(20n, later);
    expect([standing.isPrimaryLost, standing.state(later)]).toEqual([false, 'behind']);
  });
});
