import type { WorkerIdentity } from '../application/ports/worker-identity.js';

export interface WorkersUnderTest {
  worker: WorkerIdentity;
  /** The number of another process that lives until `stop`. */
  other: () => Promise<{ id: number; stop: () => Promise<void> }>;
}

/** What every WorkerIdentity does; run on the fake and on PostgreSQL. */
export function workerIdentityContract(open: () => WorkersUnderTest): void {
  it('C-04 a process keeps its number and lives under it', async () => {
    const { worker } = open();
    const id = await worker.id();
    expect([await worker.id(), await worker.isAlive(id)]).toEqual([id, true]);
  });

  it('C-04 another process lives under another number, until it stops', async () => {
    const { worker, other } = open();
    const { id, stop } = await other();
    expect(id).not.toBe(await worker.id());
    expect(await worker.isAlive(id)).toBe(true);
    await stop();
    expect(await worker.isAlive(id)).toBe(false);
  });

  it('C-04 one work of a key runs at a time, another key beside it, and again when it is done', async () => {
    const { worker } = open();
    let inner: boolean[] = [];
    const nothing = () => Promise.resolve();
    const outer = await worker.exclusively('one', async () => {
      inner = [await worker.exclusively('one', nothing), await worker.exclusively('two', nothing)];
    });
    expect([outer, inner, await worker.exclusively('one', nothing)]).toEqual([true, [false, true], true]);
  });

  it('C-04 work that fails frees its key, and its error is not lost', async () => {
    const { worker } = open();
    await expect(worker.exclusively('failing', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await worker.exclusively('failing', () => Promise.resolve())).toBe(true);
  });
}
