import { claimScope } from '../../testing/claim-world.js';
import { FALSE_SENTENCES, TRUE_SENTENCES } from '../../testing/claim-sentences.js';
import { checkClaimsOf } from './check-claims-of.js';

/** Only the reader of names can tell these: whether a coach or a school is the recipient's is its work. */
const BY_NAME = new Set([
  'Dear Coach Munson,',
  'Dear Coach Saban, I watched your game.',
  'I want to play for Rice.',
  'I would be proud to play for Ohio State.',
]);

const marked = (text: string) => checkClaimsOf(text, claimScope()).map((flag) => flag.text);

describe('I-05 what a text claims', () => {
  it.each(TRUE_SENTENCES)('I-05 true and not marked: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each(FALSE_SENTENCES.filter((text) => !BY_NAME.has(text)))('I-05 marked: %s', (text) => {
    expect(marked(text)).not.toEqual([]);
  });

  it('I-05 offsets are those of the text as it was sent, in whatever writing', () => {
    const text = 'Hi — 😀 my GPA is ３.６ and I have twenty-seven receptions.';
    const flags = checkClaimsOf(text, claimScope());
    expect(flags.map((flag) => text.slice(flag.start, flag.end))).toEqual(['３.６', 'twenty-seven']);
    expect(flags.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });

  it.each(['a@', '1 ', '1-', 'all-', 'one '])('I-05 a text of nothing but "%s" holds nobody up', (piece) => {
    const since = performance.now();
    checkClaimsOf(piece.repeat(20_000 / piece.length), claimScope());
    expect(performance.now() - since).toBeLessThan(1_000);
  });

  it('I-05 reads 20,000 characters in time that grows with the text', () => {
    const text = [...TRUE_SENTENCES, ...FALSE_SENTENCES].join(' ').repeat(10);
    const time = (length: number) => {
      const since = performance.now();
      for (let round = 0; round < 3; round += 1) checkClaimsOf(text.slice(0, length), claimScope());
      return performance.now() - since;
    };
    time(20_000);
    const short = time(5_000);
    expect(time(20_000)).toBeLessThan(short * 12 + 30);
  });
});
