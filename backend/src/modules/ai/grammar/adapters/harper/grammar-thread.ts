import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { WritingCancelled } from '../../domain/writing-cancelled.js';
import type { Finding, Reading } from '../../domain/english/finding.js';
import { GrammarFailed } from '../../domain/grammar-failed.js';

interface Answer {
  found?: Finding[];
  /** Where each word begins, and its part of speech. */
  parts?: [start: number, part: string][];
}

interface Job {
  text: string;
  resolve: (reading: Reading) => void;
  reject: (error: Error) => void;
}

export interface GrammarThreadOptions {
  /** Path of the script that runs in the thread. */
  script: string;
  /** For one text, once the thread has answered before. */
  deadlineMs: number;
  /** After which a thread that has nothing to read ends. */
  idleMs: number;
}

const USUAL: GrammarThreadOptions = {
  script: join(import.meta.dirname, `grammar-worker${extname(import.meta.filename)}`),
  // The first wrong word loads what suggestions are made of: four seconds on a busy computer.
  deadlineMs: 15_000,
  idleMs: 10 * 60_000,
};
/** Loading the dictionary takes a second, longer on a busy computer. */
const START_MS = 30_000;
const MAX_WAITING = 200;

/**
 * The worker thread with the dictionary: started by the first request, stopped after ten idle minutes (it takes 300 MB)
 * unless it is kept. It processes one text at a time. An error or a timeout ends the thread, since a WASM program that
 * failed once stays broken; the next text starts a new one.
 */
export class GrammarThread {
  private worker: Worker | null = null;
  private hasAnswered = false;
  private isKept = false;
  private running: Job | null = null;
  private readonly waiting: Job[] = [];
  private idle: NodeJS.Timeout | undefined;
  private deadline: NodeJS.Timeout | undefined;

  constructor(private readonly options: GrammarThreadOptions = USUAL) {}

  /** Throws GrammarFailed, and WritingCancelled when `signal` fires before processing of the text began. */
  async ask(text: string, signal?: AbortSignal): Promise<Reading> {
    if (signal?.aborted) throw new WritingCancelled();
    if (this.waiting.length >= MAX_WAITING) throw new GrammarFailed('busy');
    return new Promise<Reading>((resolve, reject) => {
      const leave = () => this.drop(job);
      const done = () => signal?.removeEventListener('abort', leave);
      const job: Job = {
        text,
        resolve: (reading) => (done(), resolve(reading)),
        reject: (error) => (done(), reject(error)),
      };
      signal?.addEventListener('abort', leave);
      this.waiting.push(job);
      this.next();
    });
  }

  get isLoaded(): boolean {
    return this.worker !== null;
  }

  /** It is not let go when idle. */
  keep(): void {
    this.isKept = true;
    clearTimeout(this.idle);
  }

  async stop(): Promise<void> {
    const jobs = [...(this.running ? [this.running] : []), ...this.waiting.splice(0)];
    const ended = this.end();
    for (const { reject } of jobs) reject(new GrammarFailed('stopped'));
    await ended;
  }

  private next(): void {
    if (this.running) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.running = job;
    this.worker ??= this.start();
    clearTimeout(this.idle);
    const { deadlineMs } = this.options;
    this.deadline = setTimeout(() => this.fail(), this.hasAnswered ? deadlineMs : deadlineMs + START_MS).unref();
    this.worker.postMessage({ text: job.text });
  }

  private start(): Worker {
    const worker = new Worker(this.options.script);
    worker.unref();
    const fail = () => {
      if (this.worker === worker) this.fail();
    };
    worker.on('message', ({ found, parts = [] }: Answer) => {
      if (this.worker !== worker) return;
      if (found) this.answer({ found, parts: new Map(parts) });
      else this.fail();
    });
    worker.on('error', fail);
    worker.on('exit', fail);
    return worker;
  }

  private answer(reading: Reading): void {
    this.hasAnswered = true;
    clearTimeout(this.deadline);
    if (!this.isKept) this.idle = setTimeout(() => void this.end(), this.options.idleMs).unref();
    const job = this.running;
    this.running = null;
    job?.resolve(reading);
    this.next();
  }

  private fail(): void {
    const job = this.running;
    void this.end();
    job?.reject(new GrammarFailed('stopped'));
    this.next();
  }

  private async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.running = null;
    this.hasAnswered = false;
    clearTimeout(this.idle);
    clearTimeout(this.deadline);
    await worker?.terminate();
  }

  /** A text that is being read is read to its end, at most until its deadline: a new thread would take longer. */
  private drop(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at < 0) return;
    this.waiting.splice(at, 1);
    job.reject(new WritingCancelled());
  }
}
