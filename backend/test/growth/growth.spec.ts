import { textFunctions } from './text-functions.js';
import { textShapes } from './text-shapes.js';
import { WorkMeter } from './work-meter.js';

const FIRST = 64;
/** Doubled four times. Only the last doubling is counted: before it, what does not grow weighs more than what does. */
const [BEFORE, LAST] = [FIRST * 2 ** 3, FIRST * 2 ** 4];
/** Twice the work for twice the text, and some for sorting; quadratic work would be four times as much. */
const MOST_GROWTH = 2.5;
/** Work that no text of these lengths makes worth a second look. */
const NOTHING = 4_000;

describe('work on texts that people write', () => {
  let meter: WorkMeter;
  let functions: Map<string, (text: string) => unknown>;

  beforeAll(async () => {
    meter = new WorkMeter();
    functions = new Map(await textFunctions());
  });

  afterAll(() => meter.close());

  /** Texts that cannot be read are work as well. */
  function attempt(run: (text: string) => unknown, text: string): unknown {
    try {
      return run(text);
    } catch (error) {
      return error;
    }
  }

  function growth(run: (text: string) => unknown, textOf: (length: number) => string[]): number {
    const work = (size: number) => {
      const texts = textOf(size);
      return () => texts.map((text) => attempt(run, text));
    };
    // The first call sets up what later ones share.
    work(FIRST)();
    const [before = 0, after = 0] = meter.countEach([work(BEFORE), work(LAST)]);
    return after < NOTHING ? 1 : after / before;
  }

  it('is counted nearly the same each time: code that V8 compiled again in the meantime differs by a little', () => {
    const run = functions.get('findFlags');
    if (!run) throw new Error('findFlags is gone');
    const read = () => run('Alabama offered me 24 stars. '.repeat(20));
    const [, one = 0, other = 0] = meter.countEach([read, read, read]);
    expect(Math.abs(one - other) / one).toBeLessThan(0.05);
  });

  it('doubles at most when the text doubles, in every function and for every kind of text', () => {
    const bad: string[] = [];
    for (const [name, run] of functions) {
      if (growth(run, textShapes) <= MOST_GROWTH) continue;
      const kinds = textShapes(FIRST).map((_, kind) => [kind, growth(run, (size) => [textShapes(size)[kind] ?? ''])] as const);
      const [kind, times] = kinds.reduce((worst, one) => (one[1] > worst[1] ? one : worst));
      bad.push(`${name}: ${times.toFixed(1)} times the work for twice of ${JSON.stringify(textShapes(FIRST)[kind]?.slice(0, 24))}`);
    }
    expect(bad).toEqual([]);
  });

  it.each([
    [
      'looks back over the whole text at each word',
      (text: string) => [...text.matchAll(/\S+/g)].map(({ index }) => text.slice(0, index).trim()),
    ],
    ['looks for each word among all words', (text: string) => text.split(' ').filter((word, at, all) => all.indexOf(word) === at)],
    [
      'takes words away one by one',
      (text: string) => {
        for (let words = text.split(' '); words.length > 0; words = words.slice(1));
      },
    ],
  ])('would show in a function that %s', (_, run) => {
    expect(growth(run, (size) => [Array.from({ length: size / 4 }, (__, at) => `w${at}`).join(' ')])).toBeGreaterThan(3);
  });
});
