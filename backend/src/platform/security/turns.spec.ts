import { setImmediate as later } from 'node:timers/promises';

import { TooManyRequests } from './rate-limiter.js';
import { Turns } from './turns.js';

describe('Turns', () => {
  let turns: Turns;
  let begun: string[];
  let ends: Map<string, () => void>;

  beforeEach(() => {
    turns = new Turns(2);
    begun = [];
    ends = new Map();
  });

  /** Work that goes on until `ends` is called for it. */
  function run(key: string, name: string, gone?: AbortSignal): Promise<string> {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    return turns.run(key, work, gone);
  }

  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await later();
  }

  it('runs the work of one key in turn and that of another beside it', async () => {
    const all = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
    await later();
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    await end('b1');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
  });

  it('lets the next one run after work that failed', async () => {
    await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const next = run('a', 'a2');
    await later();
    await end('a2');
    expect(await next).toBe('a2');
  });

  it('refuses when two wait already', async () => {
    const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3')];
    await expect(run('a', 'a4')).rejects.toThrow(TooManyRequests);
    for (const name of ['a1', 'a2', 'a3']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3']);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('passes over work whose caller left', async () => {
    const gone = new AbortController();
    const first = run('a', 'a1');
    const left = expect(run('a', 'a2', gone.signal)).rejects.toThrow(TooManyRequests);
    const last = run('a', 'a3');
    await later();
    gone.abort();
    await left;
    await expect(run('a', 'a4', AbortSignal.abort())).rejects.toThrow(TooManyRequests);
    await end('a1');
    await end('a3');
    expect(await Promise.all([first, last])).toEqual(['a1', 'a3']);
    expect(begun).toEqual(['a1', 'a3']);
  });
});
