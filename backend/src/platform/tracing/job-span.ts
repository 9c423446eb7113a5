/** Runs one job of a queue. */
type AroundJob = <T>(queue: string, work: () => Promise<T>) => Promise<T>;

let around: AroundJob = (_queue, work) => work();

/** Runs a job; where traces are sent, in a span of its own with the name of its queue and none of its data. */
export const inJobSpan: AroundJob = (queue, work) => around(queue, work);

/** From now on jobs run within `by`: nothing of OpenTelemetry is loaded before traces are sent. */
export function traceJobs(by: AroundJob): void {
  around = by;
}
