import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What harper.js found at one place; offsets in UTF-16 units. */
export interface Finding {
  start: number;
  end: number;
  /** Harper's LintKind: "Spelling", "Agreement" … */
  kind: string;
  message: string;
  /** The likeliest first; '' removes the place. */
  replacements: string[];
}

interface Answer {
  id: number;
  found?: Finding[];
  error?: string;
}

interface Waiting {
  resolve: (found: Finding[]) => void;
  reject: (error: Error) => void;
}

const WORKER = join(import.meta.dirname, `grammar-worker${extname(import.meta.filename)}`);
const IDLE_MS = 10 * 60_000;

/** The thread with the dictionary: started by the first question, let go after ten idle minutes (it takes 300 MB). */
export class GrammarThread {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  ask(text: string): Promise<Finding[]> {
    this.worker ??= this.start();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    this.lastId += 1;
    const id = this.lastId;
    const answer = new Promise<Finding[]>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.worker.postMessage({ id, text });
    return answer;
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    clearTimeout(this.idle);
    this.giveUp(new Error('the grammar thread was stopped'));
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(WORKER);
    worker.unref();
    worker.on('message', ({ id, found, error }: Answer) => {
      const { resolve, reject } = this.waiting.get(id) ?? {};
      this.waiting.delete(id);
      if (found) resolve?.(found);
      else reject?.(new Error(error));
    });
    worker.on('error', (error) => {
      this.worker = null;
      this.giveUp(error instanceof Error ? error : new Error(String(error)));
    });
    return worker;
  }

  private giveUp(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
