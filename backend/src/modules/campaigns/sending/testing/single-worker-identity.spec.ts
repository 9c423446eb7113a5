import { SingleWorkerIdentity } from './single-worker-identity.js';
import { workerIdentityContract } from './worker-identity.contract.js';

describe('SingleWorkerIdentity', () => {
  const worker = new SingleWorkerIdentity();
  workerIdentityContract(() => ({
    worker,
    other: async () => {
      worker.living.add(2);
      return { id: 2, stop: async () => void worker.living.delete(2) };
    },
  }));
});
