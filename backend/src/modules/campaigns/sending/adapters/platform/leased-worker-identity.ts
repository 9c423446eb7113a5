import { Injectable } from '@nestjs/common';

import { ProcessLease } from '../../../../../platform/jobs/process-lease.js';
import { WorkerIdentity } from '../../application/ports/worker-identity.js';

@Injectable()
export class LeasedWorkerIdentity extends WorkerIdentity {
  constructor(private readonly lease: ProcessLease) {
    super();
  }

  id(): Promise<number> {
    return this.lease.id();
  }

  isAlive(id: number): Promise<boolean> {
    return this.lease.isAlive(id);
  }

  exclusively(key: string, work: () => Promise<void>): Promise<boolean> {
    return this.lease.exclusively(key, work);
  }
}
