import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { Log } from '../logging/log.js';

/** One value of a gauge, with its labels. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

export interface MetricName {
  /** snake_case, with the unit at the end: recruit_pool_connections. */
  name: string;
  help: string;
  labels?: string[];
}

/** From a millisecond to ten seconds; most answers take a few milliseconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Notes one duration under its labels. */
export type ObserveSeconds = (labels: Record<string, string>, seconds: number) => void;

/** Metrics of this process, in Prometheus' terms. No label may contain personal data or an ID. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** One look-up after another: all at once would take every database connection, and report that as a shortage. */
  private readonly turns = pLimit(1);

  constructor(private readonly log: Log) {
    // Among them the lag of the event loop, memory, CPU and collections of garbage.
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long answers took, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [this.registry],
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Everything, as text. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** A gauge that is read on each scrape. A gauge that fails is left out; the others stay. */
  addGauge({ name, help, labels = [] }: MetricName, read: () => Reading[] | Promise<Reading[]>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        // Without labels a reset gauge would report 0, which would be wrong.
        if (labels.length === 0) gauge.remove();
        try {
          for (const { labels: own = {}, value } of await this.turns(async () => read())) gauge.set(own, value);
        } catch (error) {
          this.log.warn({ metric: name, err: (error as Error).message }, 'a metric could not be read');
        }
      },
    });
  }

  /** A number that only grows. Returns how to count one. */
  addCounter({ name, help, labels = [] }: MetricName): (labels: Record<string, string>) => void {
    const counter = new Counter({ name, help, labelNames: labels, registers: [this.registry] });
    return (own) => counter.inc(own);
  }

  /** How long something took, in seconds, by its labels: from a millisecond to a minute. Returns how to note one. */
  addDurations({ name, help, labels = [] }: MetricName): ObserveSeconds {
    const buckets = [...SECONDS, 30, 60];
    const histogram = new Histogram({ name, help, labelNames: labels, buckets, registers: [this.registry] });
    return (own, seconds) => histogram.observe(own, seconds);
  }
}
