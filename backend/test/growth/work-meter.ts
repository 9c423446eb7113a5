import { Session } from 'node:inspector';

interface Block {
  count: number;
}

interface Coverage {
  result: { url: string; functions: { ranges: Block[] }[] }[];
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

const CODE = '/backend/src/';

/**
 * Counts work instead of time, so that the same input always gives the same number: how often each block of the product's code
 * ran (V8's precise coverage), and how many characters and items the built-in methods it called had to look at. What a regular
 * expression does inside is not counted beyond the characters it reads once: `patterns.spec.ts` holds those.
 */
export class WorkMeter {
  private readonly session = new Session();
  /** Read at each call of a built-in method, millions of times: an object that such a call reaches without a step between. */
  private readonly work = { isCounting: false, inBuiltIns: 0 };
  private readonly undo: (() => void)[] = [];

  constructor() {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    // Once for all: each change of a built-in's prototype throws compiled code away.
    this.watchBuiltIns();
  }

  close(): void {
    for (const undo of this.undo.splice(0)) undo();
    this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  /**
   * The work that each of `runs` is, one after the other. The first call in a process is more expensive than the rest: modules are set
   * up. Between two runs nothing of the product runs, so that what V8 counted is read once for each: that is most of the cost.
   */
  countEach(runs: (() => unknown)[]): number[] {
    this.blocks();
    return runs.map((run) => {
      this.work.inBuiltIns = 0;
      this.work.isCounting = true;
      try {
        run();
      } finally {
        this.work.isCounting = false;
      }
      return this.blocks() + this.work.inBuiltIns;
    });
  }

  /**
   * The blocks of the product's code that ran until what each of `runs` promises is there, one after the other: of everything that the
   * process did in the meantime.
   */
  async countBlocksOfEach(runs: (() => Promise<unknown>)[]): Promise<number[]> {
    const counted: number[] = [];
    this.blocks();
    for (const run of runs) {
      await run();
      counted.push(this.blocks());
    }
    return counted;
  }

  /** Block runs since the last call. */
  private blocks(): number {
    let sum = 0;
    this.session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error;
      // Without iterators, which are watched.
      (taken as Coverage).result.forEach(({ url, functions }) => {
        if (!url.includes(CODE)) return;
        functions.forEach(({ ranges }) => ranges.forEach(({ count }) => (sum += count)));
      });
    });
    return sum;
  }

  private watchBuiltIns(): void {
    const text = (self: unknown) => String(self).length;
    const items = (self: unknown) => (self as unknown[]).length;
    const whole = 'split replace replaceAll match search normalize toLowerCase toUpperCase trim trimEnd trimStart'.split(' ');
    for (const name of [...whole, 'localeCompare', 'toLocaleLowerCase']) this.watch(String.prototype, name, (self) => text(self));
    for (const name of ['slice', 'substring', 'repeat', 'padEnd', 'concat'])
      this.watch(String.prototype, name, (_, result) => text(result));
    for (const name of ['indexOf', 'includes']) {
      this.watch(
        String.prototype,
        name,
        (self, found, [, from]) => (typeof found === 'number' && found >= 0 ? found + 1 : text(self)) - Number(from ?? 0),
      );
    }
    this.watch(String.prototype, 'lastIndexOf', (self, found, [, from]) => Number(from ?? text(self)) - Math.max(0, Number(found)));
    for (const name of ['exec', 'test']) this.watch(RegExp.prototype, name, (self, _, [input]) => readBy(self as RegExp, String(input)));
    const scans = 'includes indexOf lastIndexOf join reverse toReversed sort toSorted splice shift unshift fill flat'.split(' ');
    for (const name of scans) this.watch(Array.prototype, name, (self) => items(self));
    for (const name of ['slice', 'concat']) this.watch(Array.prototype, name, (_, result) => items(result));
    for (const one of [[], '', new Set(), new Map(), ''.matchAll(/x/g)]) {
      const iterator = one[Symbol.iterator]();
      this.watchStep(Object.getPrototypeOf(iterator) as object, 'next');
    }
    this.watchStep(Set.prototype, 'has');
    this.watchStep(Map.prototype, 'get');
  }

  private watch(owner: object, name: string, price: (self: unknown, result: unknown, args: unknown[]) => number): void {
    const { work } = this;
    this.replace(owner, name, (original) => {
      return function (this: unknown, ...args) {
        const result = original.apply(this, args);
        if (!work.isCounting) return result;
        // While a price is made, nothing is counted.
        work.isCounting = false;
        const amount = price(this, result, args);
        work.inBuiltIns += amount > 0 ? 1 + amount : 1;
        work.isCounting = true;
        return result;
      };
    });
  }

  /** A method with one argument at most that looks at one item. V8 makes no fast code while it counts, and most calls are of these. */
  private watchStep(owner: object, name: string): void {
    const { work } = this;
    this.replace(owner, name, (original) => {
      return function (this: unknown, argument) {
        if (work.isCounting) work.inBuiltIns += 2;
        return original.call(this, argument);
      };
    });
  }

  private replace(owner: object, name: string, watched: (original: Method) => Method): void {
    const original = (owner as Record<string, Method>)[name];
    if (!original) throw new Error(`${name} is no method`);
    Object.defineProperty(owner, name, { value: watched(original), configurable: true, writable: true });
    this.undo.push(() => Object.defineProperty(owner, name, { value: original, configurable: true, writable: true }));
  }
}

/** A sticky pattern looks at one place, one that goes on looks from there; any other has read everything. */
function readBy({ global, sticky, lastIndex }: RegExp, input: string): number {
  return sticky || (global && lastIndex > 0) ? 1 : input.length;
}
