import { Injectable } from '@nestjs/common';

import { WritingCancelled } from '../../grammar/domain/writing-cancelled.js';
import { TextModel, type WriterName, type WritingOptions, type WrittenAnswer } from './ports/text-model.js';
import type { TextTask } from './text-task.js';

/** Writes by the rules of each task: without an external service, and at no cost. */
@Injectable()
export class BuiltInTextModel extends TextModel {
  readonly writer: WriterName = { kind: 'built-in', name: 'built-in writer' };

  mostTokens(): number {
    return 0;
  }

  async write<T>(task: TextTask<T>, { signal }: WritingOptions = {}): Promise<WrittenAnswer<T>> {
    if (signal?.aborted) throw new WritingCancelled();
    return { value: await task.byRule(signal), tokens: 0 };
  }
}
