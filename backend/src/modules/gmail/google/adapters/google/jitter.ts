import { Injectable } from '@nestjs/common';

/** The only source of chance for pauses, so that tests can repeat them. */
@Injectable()
export class Jitter {
  /** From 0 up to, not including, 1. */
  next(): number {
    return Math.random();
  }
}
