import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { AthleteQuery } from '../../../profile/share/index.js';
import type { KnownWriterQuery } from '../queries/known-writer.query.js';
import { MemoryProfileMessages } from '../testing/memory-profile-messages.js';
import type { NewMessage } from './ports/profile-messages.js';
import { TakeMessage } from './take-message.use-case.js';

const TYPED = { key: 'k', name: 'Quinn "QB" Dummett', school: 'Akron', address: 'quinn@akron.test', text: 'Send me your film.' };

/** Takes one message at this moment, of which the directory knows the address or not. */
async function taken(at: string, coachId: number | null = null, typed = TYPED): Promise<{ message: NewMessage; notifyAt: Date | null }> {
  const messages = new MemoryProfileMessages();
  const writers = {
    of: async () => ({ coachId, schoolName: coachId === null ? null : 'Akron', websiteUrl: 'https://akron.test', domains: [] }),
  } as unknown as KnownWriterQuery;
  const athletes = { byId: async () => ({ state: 'TX' }) } as unknown as AthleteQuery;
  await new TakeMessage(messages, writers, athletes, new FixedClock(new Date(at))).run('marcus', typed);
  const [kept] = messages.kept;
  return kept ?? Promise.reject(new Error('nothing was kept'));
}

describe('a message by the form of a shared profile', () => {
  it('P-15 the athlete is notified at once by day', async () => {
    expect((await taken('2026-11-21T15:00:00.000Z')).notifyAt).toBeNull();
  });

  it('U-11 P-15 the athlete is notified in the morning by night', async () => {
    // 22:30 in Texas, the day before; the western corner of the state is an hour behind.
    expect((await taken('2026-11-22T04:30:00.000Z')).notifyAt).toEqual(new Date('2026-11-22T14:00:00.000Z'));
  });

  it.each([7, null])('P-15 it is in the conversation of the coach who has the address, and of nobody else (%s)', async (coachId) => {
    expect((await taken('2026-11-21T15:00:00.000Z', coachId)).message.coachId).toBe(coachId);
  });

  it('P-15 U-09 it is marked like a reply of a stranger: by what it asks for, and by an address that is not the school’s', async () => {
    const marks = async (typed: Partial<typeof TYPED>, coachId: number | null = null) =>
      (await taken('2026-11-21T15:00:00.000Z', coachId, { ...TYPED, ...typed })).message.suspicions;
    expect(await marks({})).toEqual([]);
    expect(await marks({ text: 'Pay the $250 deposit by Zelle today.' })).toEqual(['money']);
    expect(await marks({ address: 'quinn@gmail.com' })).toEqual(['outside_domain', 'free_mail']);
    expect(await marks({ address: 'quinn@gmail.com' }, 7)).toEqual([]);
  });
});
