import path from 'node:path';

import { Piscina } from 'piscina';

import { failureOf } from './hand-over.js';

export interface WorkThreadRules {
  /** The folder of the script that the thread runs. */
  folder: string;
  /** File name of the script without its ending, and the function of it that does the work. */
  script: string;
  work: string;
  /** Pieces of work that are done or wait; one more is refused. */
  mostAtOnce: number;
  /** Milliseconds, including the wait in the queue. */
  deadlineMs: number;
  /** Heap of the thread in megabytes; 128 by default. */
  heapMb?: number;
  /** There is no room for one more. */
  busy: () => Error;
  /** It took longer than the deadline, or more memory than a thread may take. */
  late: () => Error;
}

const IDLE_MS = 20_000;
const HEAP_MB = 128;

/**
 * Runs long work in a thread of its own, so that requests do not wait for it: the first piece starts the thread, and it ends after 20
 * idle seconds. Errors lose their class when they leave the thread, and their code unless it was kept.
 */
export class WorkThread<In, Out> {
  private readonly threads: Piscina<In, Out>;
  private inHand = 0;

  constructor(private readonly rules: WorkThreadRules) {
    this.threads = new Piscina<In, Out>({
      filename: builtScript(rules),
      name: rules.work,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: rules.heapMb ?? HEAP_MB },
    });
  }

  /** `input` is made once there is room for it. Throws `busy` and `late`. */
  async run(input: () => Promise<In>): Promise<Out> {
    const { mostAtOnce, deadlineMs, busy, late } = this.rules;
    if (this.inHand >= mostAtOnce) throw busy();
    this.inHand += 1;
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      return await this.threads.run(await input(), { signal: deadline });
    } catch (error) {
      throw deadline.aborted || isOutOfMemory(error) ? late() : failureOf(error);
    } finally {
      this.inHand -= 1;
    }
  }

  end(): Promise<void> {
    return this.threads.destroy();
  }
}

/** A thread runs built code, in tests too, because Node cannot run the sources directly. */
function builtScript({ folder, script }: WorkThreadRules): string {
  return path.join(folder.replace(/\bsrc(?=[\\/]modules[\\/])/, 'dist'), `${script}.js`);
}

function isOutOfMemory(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
