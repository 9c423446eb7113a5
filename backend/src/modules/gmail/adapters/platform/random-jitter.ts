import { Injectable } from '@nestjs/common';

import { Jitter } from '../../application/ports/jitter.js';

@Injectable()
export class RandomJitter extends Jitter {
  next(): number {
    return Math.random();
  }
}
