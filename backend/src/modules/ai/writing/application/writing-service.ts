import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { BuiltInTextModel } from './built-in-text-model.js';
import { CallsUnderWay } from './calls-under-way.js';
import { TextModel, type WriterName, type WritingOptions } from './ports/text-model.js';
import { TokenAllowance, type Allowance } from './ports/token-allowance.js';
import type { TextTask } from './text-task.js';

export interface WritingServiceOptions extends WritingOptions {
  userId: string;
  /** Asks for the rules although a model is set up. */
  builtIn?: boolean;
}

export interface Written<T> {
  value: T;
  writer: WriterName;
  allowance: Allowance;
}

/** Gives a task to the writer that is set up, and keeps the day's allowance. */
@Injectable()
export class WritingService {
  constructor(
    private readonly model: TextModel,
    private readonly builtIn: BuiltInTextModel,
    private readonly allowance: TokenAllowance,
    private readonly clock: Clock,
    private readonly calls: CallsUnderWay,
  ) {}

  /** Throws TooManyCalls, AllowanceUsedUp, AiFailed, WritingCancelled. No database connection is held while the writer works. */
  async write<T>(task: TextTask<T>, { userId, builtIn = false, ...options }: WritingServiceOptions): Promise<Written<T>> {
    const model = builtIn ? this.builtIn : this.model;
    const leave = await this.calls.enter(userId, options.signal);
    const value = await this.within(userId, model.mostTokens(task), () => model.write(task, options)).finally(leave);
    return { value, writer: model.writer, allowance: await this.allowance.of(userId, this.clock.now()) };
  }

  /** An answer that never came is free; one that came and was no use has cost what it cost. */
  private async within<T>(userId: string, most: number, work: () => Promise<{ value: T; tokens: number }>): Promise<T> {
    if (most === 0) return (await work()).value;
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
