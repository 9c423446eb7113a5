import { Session } from 'node:inspector';

interface Block {
  count: number;
}

interface Coverage {
  result: { url: string; functions: { ranges: Block[] }[] }[];
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** The app's code, and the package that compares texts. */
const CODE = ['/frontend/src/', '/node_modules/diff/'];

/**
 * Counts work instead of time, so that the same input always gives the same number: how often each block of the product's code
 * ran (V8's precise coverage), and how many characters and items the built-in methods it called had to look at. What a regular
 * expression does inside is not counted beyond the characters it reads once: `patterns.spec.ts` of the backend holds those.
 */
export class WorkMeter {
  private readonly session = new Session();
  private inBuiltIns = 0;
  private isCounting = false;
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

  /** The work that `run` is. Its first call in a process is more expensive than the rest: modules are set up. */
  async count(run: () => unknown): Promise<number> {
    this.blocks();
    this.inBuiltIns = 0;
    this.isCounting = true;
    try {
      await run();
    } finally {
      this.isCounting = false;
    }
    return this.blocks() + this.inBuiltIns;
  }

  /** Block runs since the last call. */
  private blocks(): number {
    let sum = 0;
    this.session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error;
      for (const { url, functions } of (taken as Coverage).result) {
        if (!CODE.some((folder) => url.includes(folder))) continue;
        for (const { ranges } of functions) for (const { count } of ranges) sum += count;
      }
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
      this.watch(Object.getPrototypeOf(iterator) as object, 'next', () => 1);
    }
    this.watch(Set.prototype, 'has', () => 1);
    this.watch(Map.prototype, 'get', () => 1);
  }

  private watch(owner: object, name: string, price: (self: unknown, result: unknown, args: unknown[]) => number): void {
    const methods = owner as Record<string, Method>;
    const original = methods[name];
    if (!original) throw new Error(`${name} is no method`);
    const pay = (amount: number) => {
      this.inBuiltIns += 1 + Math.max(0, amount);
    };
    // While a price is made, nothing is counted.
    const countIf = (isCounting: boolean) => {
      const before = this.isCounting;
      this.isCounting = isCounting;
      return before;
    };
    const watched: Method = function (this: unknown, ...args) {
      const result = original.apply(this, args);
      if (countIf(false)) {
        pay(price(this, result, args));
        countIf(true);
      }
      return result;
    };
    Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
    this.undo.push(() => Object.defineProperty(owner, name, { value: original, configurable: true, writable: true }));
  }
}

/** A sticky pattern looks at one place, one that goes on looks from there; any other has read everything. */
function readBy({ global, sticky, lastIndex }: RegExp, input: string): number {
  return sticky || (global && lastIndex > 0) ? 1 : input.length;
}
