import type { DataSource } from 'typeorm';

import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { NO_PRIVATE_VALUES, type PrivateValues } from '../../masking/domain/private-values.js';
import { lineTask } from '../testing/line-task.js';
import { CallsUnderWay } from './calls-under-way.js';
import type { ChooseWriter } from './choose-writer.js';
import { PrivateValuesQuery } from '../../masking/index.js';
import { TextModel } from './ports/text-model.js';
import { TokenAllowance, type Allowance, type Reservation } from './ports/token-allowance.js';
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
    return { value: { text: 'Coach, film.' } as T, tokens: 5 };
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

class NothingKnown extends PrivateValuesQuery {
  constructor() {
    super({} as DataSource);
  }

  override async of(): Promise<PrivateValues> {
    return NO_PRIVATE_VALUES;
  }
}

const settled = () => new Promise(setImmediate);
const TASK = lineTask();

describe('the writing writing', () => {
  it('I-08 one athlete has one call under way; another athlete does not wait for it', async () => {
    const model = new SlowModel();
    const writers = { run: async () => ({ model, remarks: [] }) } as unknown as ChooseWriter;
    const writing = new WritingService(writers, new EndlessAllowance(), new FixedClock(), new CallsUnderWay(), new NothingKnown());
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
