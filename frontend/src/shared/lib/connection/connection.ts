import { createConnection } from './create-connection';

const patienceMs = 5_000;

/** A network that answers with a page of its own (a hotel's sign-in) is no connection. */
async function reachServer(): Promise<boolean> {
  try {
    const response = await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    const answer = (await response.json()) as { status?: unknown } | null;
    return response.ok && answer?.status === 'ok';
  } catch {
    return false;
  }
}

export const connection = createConnection(reachServer);
