import { type JobOptions, Jobs } from '../jobs.js';

interface WaitingJob extends Pick<JobOptions, 'key' | 'startAfter'> {
  queue: string;
  data: object;
}

/** Keeps the jobs that wait until a test takes them. */
export class MemoryJobs extends Jobs {
  private jobs: WaitingJob[] = [];

  async send(queue: string, data: object, { key, startAfter }: JobOptions): Promise<void> {
    if (this.jobs.some((job) => job.queue === queue && job.key === key)) return;
    this.jobs.push({ queue, data, key, startAfter });
  }

  async sendAll(queue: string, jobs: { key: string; data: object }[]): Promise<void> {
    for (const { key, data } of jobs) await this.send(queue, data, { key });
  }

  /** What waits in a queue, first in first out. */
  waiting(queue: string): WaitingJob[] {
    return this.jobs.filter((job) => job.queue === queue);
  }

  /** The data of all that waits in a queue; afterwards nothing does. */
  take<Job extends object>(queue: string): Job[] {
    const taken = this.waiting(queue);
    this.jobs = this.jobs.filter((job) => job.queue !== queue);
    return taken.map(({ data }) => data as Job);
  }
}
