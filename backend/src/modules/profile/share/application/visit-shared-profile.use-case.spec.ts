import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SharedProfileNotFound } from '../domain/share-errors.js';
import { MemoryProfileShareRepository } from '../testing/memory-profile-share-repository.js';
import { PlainShareLinks } from '../testing/plain-share-links.js';
import type { ShareSource } from '../domain/share-source.js';
import { VisitSharedProfile } from './visit-shared-profile.use-case.js';

const MAYA = 'maya';

describe('the form of a shared profile', () => {
  let clock: FixedClock;
  let shares: MemoryProfileShareRepository;
  let visit: VisitSharedProfile;

  beforeEach(() => {
    clock = new FixedClock();
    shares = new MemoryProfileShareRepository();
    shares.athletes.set(MAYA, {} as ShareSource);
    visit = new VisitSharedProfile(shares, new PlainShareLinks(), clock);
  });

  async function open(fields: string[], expiresAt: Date | null = null): Promise<void> {
    await shares.save(MAYA, { enabled: true, expiresAt, fields } as never, { hash: 'token', sealed: 'token' });
  }

  it('P-15 what a coach writes is for the athlete whose page it is', async () => {
    await open(['name', 'messages']);
    expect(await visit.taker('token')).toBe(MAYA);
  });

  it('P-15 where the form is not ticked, or the page is over, nobody takes a message', async () => {
    await open(['name']);
    await expect(visit.taker('token')).rejects.toThrow(SharedProfileNotFound);
    await open(['messages'], clock.now());
    await expect(visit.taker('token')).rejects.toThrow(SharedProfileNotFound);
  });

  it('P-12 what is no link at all opens nothing and counts nothing', async () => {
    await open(['messages']);
    await expect(visit.look('')).rejects.toThrow(SharedProfileNotFound);
    await expect(visit.taker('')).rejects.toThrow(SharedProfileNotFound);
    await visit.count('', { userId: null, userAgent: 'Mozilla/5.0 (Macintosh)' });
    expect((await shares.of(MAYA)).share?.views).toBe(0);
  });
});
