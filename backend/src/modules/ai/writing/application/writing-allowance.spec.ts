import type { DataSource } from 'typeorm';

import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { PrivateValuesQuery } from '../../masking/index.js';
import { NO_PRIVATE_VALUES, type PrivateValues } from '../../masking/domain/private-values.js';
import { AiFailed } from '../domain/ai-errors.js';
import { lineTask } from '../testing/line-task.js';
import { BuiltInTextModel } from './built-in-text-model.js';
import { CallsUnderWay } from './calls-under-way.js';
import type { ChooseWriter } from './choose-writer.js';
import { TextModel } from './ports/text-model.js';
import { TokenAllowance, type Allowance, type Reservation } from './ports/token-allowance.js';
import { WritingService } from './writing-service.js';

/** Answers with what it is given, or fails. */
class OneAnswer extends TextModel {
  readonly writer = { kind: 'model' as const, name: 'one' };

  constructor(private readonly answer: { value: unknown; tokens: number } | Error) {
    super();
  }

  mostTokens(): number {
    return 40;
  }

  async write<T>(): Promise<{ value: T; tokens: number }> {
    if (this.answer instanceof Error) throw this.answer;
    return this.answer as { value: T; tokens: number };
  }
}

/** Notes what is taken and given back. */
class NotedAllowance extends TokenAllowance {
  readonly notes: string[] = [];

  async reserve(userId: string, tokens: number): Promise<Reservation> {
    this.notes.push(`${userId} takes ${tokens}`);
    return { userId, tokens, day: '2026-11-21' };
  }

  async settle({ userId }: Reservation, usedTokens: number): Promise<void> {
    this.notes.push(`${userId} used ${usedTokens}`);
  }

  async of(): Promise<Allowance> {
    return { usedTokens: 7, limitTokens: 100, resetsAt: new Date(0) };
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

function world(model: TextModel) {
  const allowance = new NotedAllowance();
  const writers = { run: async () => ({ model, remarks: ['one remark'] }) } as unknown as ChooseWriter;
  const writing = new WritingService(writers, allowance, new FixedClock(), new CallsUnderWay(), new NothingKnown());
  return { notes: allowance.notes, write: () => writing.write(lineTask(), { userId: 'marcus' }) };
}

describe('what an answer costs of the allowance', () => {
  it('I-02 the most is taken first, what was used is settled, and the rest of the day is told', async () => {
    const { notes, write } = world(new OneAnswer({ value: { text: 'Coach, film.' }, tokens: 5 }));
    expect(await write()).toEqual({
      value: { text: 'Coach, film.' },
      writer: { kind: 'model', name: 'one' },
      remarks: ['one remark'],
      allowance: { usedTokens: 7, limitTokens: 100, resetsAt: new Date(0) },
    });
    expect(notes).toEqual(['marcus takes 40', 'marcus used 5']);
  });

  it.each<[string, Error, number]>([
    ['that never came is free', new AiFailed('unreachable'), 0],
    ['that was of no use costs what it cost', new AiFailed('malformed', 12), 12],
    ['that failed otherwise is free', new Error('broken'), 0],
    ['whose cost is no number is free', Object.assign(new Error('broken'), { tokens: 'many' }), 0],
  ])('I-02 an answer %s', async (_what, error, used) => {
    const { notes, write } = world(new OneAnswer(error));
    await expect(write()).rejects.toBe(error);
    expect(notes).toEqual(['marcus takes 40', `marcus used ${used}`]);
  });

  it('I-08 after a failure the next call gets its turn', async () => {
    const { notes, write } = world(new OneAnswer(new AiFailed('unreachable')));
    await expect(write()).rejects.toThrow(AiFailed);
    await expect(write()).rejects.toThrow(AiFailed);
    expect(notes).toHaveLength(4);
  });

  it('I-04 the built-in writer costs nothing', async () => {
    const { notes, write } = world(new BuiltInTextModel());
    expect((await write()).writer).toEqual({ kind: 'built-in', name: 'built-in writer' });
    expect(notes).toEqual([]);
  });
});
