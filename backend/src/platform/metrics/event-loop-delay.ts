import { monitorEventLoopDelay } from 'node:perf_hooks';

import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Metrics } from './metrics.js';

/** Node counts the pause between two of its looks as delay too. */
const RESOLUTION_MS = 10;
const MINUTE_MS = 60_000;
const MINUTES = 5;

/** How long this process made everybody wait: a loop over a long text holds up every request. */
@Injectable()
export class EventLoopDelay implements OnModuleInit, OnModuleDestroy {
  private readonly histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly minutes: number[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.histogram.enable();
    this.timer = setInterval(() => this.endMinute(), MINUTE_MS).unref();
    const name = { name: 'recruit_eventloop_delay_p99_seconds', help: 'Delay of the event loop, 99th percentile of the worst of the last five minutes' };
    this.metrics.addGauge(name, () => [{ value: this.p99Ms() / 1000 }]);
  }

  onModuleDestroy(): void {
    this.histogram.disable();
    clearInterval(this.timer);
  }

  /** Whole milliseconds: the 99th percentile of the worst of the last five minutes, the present one included. */
  p99Ms(): number {
    return Math.max(this.ofThisMinute(), ...this.minutes);
  }

  private endMinute(): void {
    this.minutes.push(this.ofThisMinute());
    if (this.minutes.length >= MINUTES) this.minutes.shift();
    this.histogram.reset();
  }

  private ofThisMinute(): number {
    return Math.max(0, Math.round(this.histogram.percentile(99) / 1e6) - RESOLUTION_MS);
  }
}
