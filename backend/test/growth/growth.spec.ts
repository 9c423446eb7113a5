import { soakElse } from '../support/soak-round.js';
import { textFunctions } from './text-functions.js';
import { textShapes } from './text-shapes.js';
import { WorkMeter } from './work-meter.js';

const FIRST = 64;
/** Doubled four times. Only the last doubling is counted: before it, what does not grow weighs more than what does. */
const [BEFORE, LAST] = [FIRST * 2 ** 3, FIRST * 2 ** 4];
/** Twice the work for twice the text, and some for sorting; quadratic work would be four times as much. */
const MOST_GROWTH = 2.5;
/** Work for one text that is not worth a second look at these lengths. */
const NOTHING = 60;
/** `npm run soak` gives each function every kind of text, `npm test` each third one, and others to the next function. */
const ONE_OF = soakElse(1, 3);

interface Case {
  run: (text: string) => unknown;
  textsOf: (length: number) => string[];
}

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

  /** How many times the work grows when the texts double, for each function with its texts. */
  function growthOfEach(cases: readonly Case[]): number[] {
    const work = ({ run, textsOf }: Case, size: number) => {
      const texts = textsOf(size);
      return () => texts.map((text) => attempt(run, text));
    };
    // The first call sets up what later ones share.
    for (const one of cases) work(one, FIRST)();
    const counted = meter.countEach(cases.flatMap((one) => [work(one, BEFORE), work(one, LAST)]));
    return cases.map(({ textsOf }, at) => {
      const [before = 0, after = 0] = counted.slice(2 * at, 2 * at + 2);
      return after < NOTHING * textsOf(FIRST).length ? 1 : after / before;
    });
  }

  const textsOf = (kinds: readonly number[]) => (size: number) => {
    const shapes = textShapes(size);
    return kinds.map((kind) => shapes[kind] ?? '');
  };

  it('is counted nearly the same each time: code that V8 compiled again in the meantime differs by a little', () => {
    const run = functions.get('findFlags');
    if (!run) throw new Error('findFlags is gone');
    const read = () => run('Alabama offered me 24 stars. '.repeat(20));
    const [, one = 0, other = 0] = meter.countEach([read, read, read]);
    expect(Math.abs(one - other) / one).toBeLessThan(0.05);
  });

  it('doubles at most when the text doubles, in every function and for each third kind of text', () => {
    const bad: string[] = [];
    const all = textShapes(FIRST).map((_, kind) => kind);
    const cases = [...functions].map(([name, run], at) => {
      const kinds = all.filter((kind) => kind % ONE_OF === at % ONE_OF);
      return { name, run, kinds, textsOf: textsOf(kinds) };
    });
    for (const [at, times] of growthOfEach(cases).entries()) {
      const { name = '', run = () => null, kinds = [] } = cases[at] ?? {};
      if (times <= MOST_GROWTH) continue;
      const each = growthOfEach(kinds.map((kind) => ({ run, textsOf: textsOf([kind]) })));
      const worst = each.indexOf(Math.max(...each));
      const text = textShapes(FIRST)[kinds[worst] ?? 0] ?? '';
      bad.push(`${name}: ${each[worst]?.toFixed(1)} times the work for twice of ${JSON.stringify(text.slice(0, 24))}`);
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
    const words = (size: number) => [Array.from({ length: size / 4 }, (__, at) => `w${at}`).join(' ')];
    expect(growthOfEach([{ run, textsOf: words }])[0]).toBeGreaterThan(3);
  });
});
