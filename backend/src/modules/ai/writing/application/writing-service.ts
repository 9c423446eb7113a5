import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { CallsUnderWay } from './calls-under-way.js';
import { ChooseWriter } from './choose-writer.js';
import { maskTask } from './mask-task.js';
import { PrivateValuesQuery } from '../../masking/index.js';
import type { TextModel, WriterName, WritingOptions } from './ports/text-model.js';
import { TokenAllowance, type Allowance } from './ports/token-allowance.js';
import type { TextTask } from './text-task.js';

export interface WritingServiceOptions extends WritingOptions {
  userId: string;
  /** Requests the rules although a model is set up. */
  builtIn?: boolean;
}

export interface Written<T> {
  value: T;
  writer: WriterName;
  /** Remarks about the writer for the athlete. */
  remarks: string[];
  allowance: Allowance;
}

/** Gives a task to the writer that is set up, and keeps the day's allowance. */
@Injectable()
export class WritingService {
  constructor(
    private readonly writers: ChooseWriter,
    private readonly allowance: TokenAllowance,
    private readonly clock: Clock,
    private readonly calls: CallsUnderWay,
    private readonly privateValues: PrivateValuesQuery,
  ) {}

  /** Throws TooManyCalls, AllowanceUsedUp, AiFailed, WritingCancelled. No database connection is held while the writer works. */
  async write<T>(task: TextTask<T>, { userId, builtIn = false, ...options }: WritingServiceOptions): Promise<Written<T>> {
    const { model, remarks } = await this.writers.run(userId, builtIn);
    const leave = await this.calls.enter(userId, options.signal);
    const value = await this.ask(model, task, { userId, ...options }).finally(leave);
    return { value, writer: model.writer, remarks, allowance: await this.allowance.of(userId, this.clock.now()) };
  }

  /** Every writer except the built-in one gets stand-ins and never the athlete's own data. */
  private async ask<T>(model: TextModel, task: TextTask<T>, { userId, onText, signal }: WritingServiceOptions): Promise<T> {
    if (model.writer.kind === 'built-in') return (await model.write(task, { onText, signal })).value;
    const masked = maskTask(task, await this.privateValues.of(userId));
    const onPiece = onText && ((text: string) => onText(masked.restoreBeginning(text)));
    const most = model.mostTokens(masked.task);
    return masked.restore(await this.within(userId, most, () => model.write(masked.task, { signal, onText: onPiece })));
  }

  /** A missing answer is free; an unusable one has its cost. */
  private async within<T>(userId: string, most: number, work: () => Promise<{ value: T; tokens: number }>): Promise<T> {
    const reservation = await this.allowance.reserve(userId, most, this.clock.now());
    let used = 0;
    try {
      const { value, tokens } = await work();
      used = tokens;
      return value;
    } catch (error) {
      used = spentBy(error);
      throw error;
    } finally {
      await this.allowance.settle(reservation, used);
    }
  }
}

function spentBy(error: unknown): number {
  const { tokens } = (error ?? {}) as { tokens?: unknown };
  return typeof tokens === 'number' ? tokens : 0;
}
