import type { Metrics } from '../../../../../platform/metrics/metrics.js';
import { TextModel, type WriterName, type WritingOptions, type WrittenAnswer } from '../../application/ports/text-model.js';
import type { TextTask } from '../../application/text-task.js';

type Count = (labels: Record<string, string>) => void;

/** A writer that counts its answers by kind of writer and by success or failure. The texts are not recorded. */
export class CountedTextModel extends TextModel {
  private readonly count: Count;

  constructor(
    private readonly inner: TextModel,
    metrics: Metrics,
  ) {
    super();
    const labels = ['writer', 'outcome'];
    this.count = metrics.addCounter({ name: 'recruit_ai_calls_total', help: 'Texts asked of the writer', labels });
  }

  get writer(): WriterName {
    return this.inner.writer;
  }

  mostTokens(task: TextTask<unknown>): number {
    return this.inner.mostTokens(task);
  }

  async write<T>(task: TextTask<T>, options?: WritingOptions): Promise<WrittenAnswer<T>> {
    const writer = this.writer.kind;
    try {
      const answer = await this.inner.write(task, options);
      this.count({ writer, outcome: 'answered' });
      return answer;
    } catch (error) {
      this.count({ writer, outcome: options?.signal?.aborted ? 'cancelled' : 'failed' });
      throw error;
    }
  }
}
