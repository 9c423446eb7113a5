import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';

import { Ids } from '../../shared-kernel/ids.js';

@Injectable()
export class RandomIds extends Ids {
  next(): string {
    return v7();
  }

  token(bytes = 32): string {
    return randomBytes(bytes).toString('base64url');
  }
}
