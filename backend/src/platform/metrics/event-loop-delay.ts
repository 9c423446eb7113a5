import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Metrics } from './metrics.js';
import { RequestWaits } from './request-waits.js';

const LOOK_MS = 10;
const MINUTE_MS = 60_000;
const MINUTES = 5;

/** How long this process blocked requests: a loop over a long text delays all of them. */
@Injectable()
export class EventLoopDelay implements OnModuleInit, OnModuleDestroy {
  private readonly waits = new RequestWaits();
  private readonly minutes: number[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private lookedAt = performance.now();

  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.lookedAt = performance.now();
    this.timers.push(setInterval(() => this.look(), LOOK_MS).unref(), setInterval(() => this.endMinute(), MINUTE_MS).unref());
    const name = {
      name: 'recruit_eventloop_delay_p99_seconds',
      help: 'Delay of the event loop, 99th percentile of the worst of the last five minutes',
    };
    this.metrics.addGauge(name, () => [{ value: this.p99Ms() / 1000 }]);
  }

  onModuleDestroy(): void {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
  }

  /** Whole milliseconds: the 99th percentile of the worst of the last five minutes, the present one included. */
  p99Ms(): number {
    return Math.max(this.waits.p99Ms(), ...this.minutes);
  }

  private endMinute(): void {
    this.minutes.push(this.waits.p99Ms());
    if (this.minutes.length >= MINUTES) this.minutes.shift();
    this.waits.reset();
  }

  private look(): void {
    const now = performance.now();
    this.waits.add(Math.max(0, now - this.lookedAt - LOOK_MS));
    this.lookedAt = now;
  }
}
