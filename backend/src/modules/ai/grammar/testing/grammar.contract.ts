import type { Grammar } from '../application/ports/grammar.js';
import { WritingCancelled } from '../domain/writing-cancelled.js';

/** What the suite asks about. */
export const GRAMMAR_SAMPLES = {
  wrong: 'i has a 3.7 GPA. They is definately fast.',
  right: 'I have a 3.7 GPA. They are definitely fast.',
  /** Its only unknown word follows a run that is not read, and an emoji, which is two code units wide. */
  doubtful: `${'1-'.repeat(60)} 🏈 I am a zorblaxed player.`,
  doubt: 'zorblaxed',
  name: 'marcus',
} as const;

const KEPT = 'Marcus is at Westlake. Coach {{coach_last_name|and  teh staff}}, see https://www.hudl.com/teh?a=b';
const NAMES = ['Marcus', 'Westlake'];

/** The contract of every Grammar; run on the fake, to which the samples are given, and on harper.js. */
export function grammarContract(open: () => Grammar): void {
  const { wrong, right, doubtful, doubt, name } = GRAMMAR_SAMPLES;

  it('I-04 corrects a text, and once more changes nothing', async () => {
    expect(await open().correct(wrong, NAMES)).toEqual({ text: right, doubts: [] });
    expect(await open().correct(right, NAMES)).toEqual({ text: right, doubts: [] });
  });

  it('I-04 leaves placeholders, links and names as they are', async () => {
    expect((await open().correct(KEPT, NAMES)).text).toBe(KEPT);
  });

  it('I-04 leaves what is longer than a word as it is', async () => {
    const long = `See ${'1-'.repeat(5_000)}`;
    expect((await open().correct(long, NAMES)).text).toBe(long);
  });

  it('I-04 points at what is wrong where it knows no better', async () => {
    const { text, doubts } = await open().correct(doubtful, NAMES);
    expect([text, doubts.map((one) => one.text)]).toEqual([doubtful, [doubt]]);
    for (const { start, end, reason } of doubts) expect([text.slice(start, end), reason !== '']).toEqual([doubt, true]);
  });

  it('I-03 tells ordinary words from names and from what is no word', async () => {
    const words = ['throwing', name, 'a'.repeat(10_000), 'hope'];
    expect([...(await open().ordinaryAmong(words))].sort()).toEqual(['hope', 'throwing']);
    expect([...(await open().ordinaryAmong([]))]).toEqual([]);
  });

  it('I-04 reads nothing for who has left already', async () => {
    const signal = AbortSignal.abort();
    await expect(open().correct(wrong, NAMES, signal)).rejects.toThrow(WritingCancelled);
    await expect(open().ordinaryAmong(['coach'], signal)).rejects.toThrow(WritingCancelled);
  });
}
