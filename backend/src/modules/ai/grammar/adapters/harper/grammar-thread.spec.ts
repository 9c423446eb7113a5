import { join } from 'node:path';

import { WritingCancelled } from '../../domain/writing-cancelled.js';
import { GrammarFailed } from '../../domain/grammar-failed.js';
import { GrammarThread } from './grammar-thread.js';

const SCRIPT = join(import.meta.dirname, '../../testing/scripted-thread.mjs');

describe('the grammar thread', () => {
  let thread: GrammarThread;

  beforeEach(() => {
    thread = new GrammarThread({ script: SCRIPT, deadlineMs: 200, idleMs: 600_000 });
  });

  afterEach(() => thread.stop());

  const messages = async (text: string, signal?: AbortSignal) => (await thread.ask(text, signal)).found.map(({ message }) => message);

  it.each(['panic', 'throw', 'die', 'hang'])(
    'O-11 a text that makes it %s fails alone: whoever waits behind it is answered by a new thread',
    async (bad) => {
      expect(await messages('warm')).toEqual(['warm']);
      const refused = expect(thread.ask(bad)).rejects.toThrow(GrammarFailed);
      const waiting = messages('next');
      await refused;
      expect(await waiting).toEqual(['next']);
      expect(await messages('later')).toEqual(['later']);
    },
  );

  it('O-11 leaves out the text of a caller who is gone', async () => {
    expect(await messages('warm')).toEqual(['warm']);
    const gone = new AbortController();
    const stuck = expect(thread.ask('hang')).rejects.toThrow(GrammarFailed);
    const left = expect(thread.ask('hang', gone.signal)).rejects.toThrow(WritingCancelled);
    const waiting = messages('next');
    gone.abort();
    await left;
    await stuck;
    expect(await waiting).toEqual(['next']);
    await expect(thread.ask('late', gone.signal)).rejects.toThrow(WritingCancelled);
  });

  it.each([false, true])('after ten idle minutes it is let go, unless it is kept (%s)', async (isKept) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    if (isKept) thread.keep();
    expect(await messages('warm')).toEqual(['warm']);
    jest.advanceTimersByTime(600_000);
    jest.useRealTimers();
    expect(thread.isLoaded).toBe(isKept);
  });

  it('O-11 takes no more than it can read', async () => {
    const refusals = Array.from({ length: 202 }, () => thread.ask('hang').catch((error: Error) => error));
    const last = await refusals.at(-1);
    expect(last).toMatchObject({ code: 'grammar_busy' });
    await thread.stop();
    expect(await refusals[0]).toMatchObject({ code: 'grammar_stopped' });
  });
});
