import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import { CeremonyOver } from '../domain/factor-errors.js';
import { MemoryCeremonies } from '../testing/memory-ceremonies.js';
import { PasskeyQuestions } from './passkey-questions.use-case.js';

const OWNER = { purpose: 'confirm', userId: 'marcus', session: 'session of marcus' } as const;

describe('a question that a passkey signs', () => {
  let clock: FixedClock;
  let questions: PasskeyQuestions;

  beforeEach(() => {
    clock = new FixedClock();
    questions = new PasskeyQuestions(new MemoryCeremonies(), clock, new SequenceIds());
  });

  it('U-03 each one is another one, and is taken once', async () => {
    const [first, second] = [await questions.begin(OWNER), await questions.begin(OWNER)];
    expect(first).not.toBe(second);
    await questions.take(first, OWNER);
    await expect(questions.take(first, OWNER)).rejects.toThrow(CeremonyOver);
    await expect(questions.take(second, OWNER)).resolves.toBeUndefined();
  });

  it.each([
    ['another purpose', { purpose: 'add' }],
    ['another account', { userId: 'jordan' }],
    ['another session', { session: 'session on the phone' }],
  ] as const)('U-03 it is not good for %s', async (_, other) => {
    const challenge = await questions.begin(OWNER);
    await expect(questions.take(challenge, { ...OWNER, ...other })).rejects.toThrow(CeremonyOver);
  });

  it('U-03 it is good for less than five minutes', async () => {
    const [early, late] = [await questions.begin(OWNER), await questions.begin(OWNER)];
    clock.advance(299_999);
    await expect(questions.take(early, OWNER)).resolves.toBeUndefined();
    clock.advance(1);
    await expect(questions.take(late, OWNER)).rejects.toThrow(CeremonyOver);
  });
});
