import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { CallsUnderWay } from './calls-under-way.js';
import { TextModel } from './ports/text-model.js';
import { TokenAllowance, type Allowance, type Reservation } from './ports/token-allowance.js';
import type { TextTask } from './text-task.js';
import { WritingService } from './writing-service.js';

/** Writes until it is told to end. */
class SlowModel extends TextModel {
  readonly writer = { kind: 'model' as const, name: 'slow' };
  readonly begun: (() => void)[] = [];

  mostTokens(): number {
    return 10;
  }

  async write<T>(): Promise<{ value: T; tokens: number }> {
    await new Promise<void>((end) => this.begun.push(end));
    return { value: 'Coach, film.' as T, tokens: 5 };
  }
}

class EndlessAllowance extends TokenAllowance {
  async reserve(userId: string, tokens: number): Promise<Reservation> {
    return { userId, tokens, day: '2026-11-21' };
  }

  async settle(): Promise<void> {}

  async of(): Promise<Allowance> {
    return { usedTokens: 0, limitTokens: 100, resetsAt: new Date(0) };
  }
}

const settled = () => new Promise(setImmediate);
const TASK = {} as TextTask<string>;

describe('the writing writing', () => {
  it('I-08 one athlete has one call under way; another athlete does not wait for it', async () => {
    const model = new SlowModel();
    const writing = new WritingService(model, model, new EndlessAllowance(), new FixedClock(), new CallsUnderWay());
    const calls = ['marcus', 'marcus', 'dana'].map((userId) => writing.write(TASK, { userId }));
    await settled();
    expect(model.begun).toHaveLength(2);
    model.begun[0]?.();
    await calls[0];
    await settled();
    expect(model.begun).toHaveLength(3);
    for (const end of model.begun) end();
    expect(await Promise.all(calls)).toHaveLength(3);
  });
});
