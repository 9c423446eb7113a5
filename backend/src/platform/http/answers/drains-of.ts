import type { Response } from 'express';

/** A reader who takes nothing for so long is gone. */
const IDLE_MS = 60_000;

/**
 * A wait until the reader took what was written or is gone. There is one listener for all waits: compression hands it to
 * its own stream, from which a listener cannot be removed again.
 */
export function drainsOf(response: Response): () => Promise<void> {
  let resume = (): void => undefined;
  response.on('drain', () => resume());
  response.on('close', () => resume());
  return async () => {
    const idle = setTimeout(() => response.destroy(), IDLE_MS);
    await new Promise<void>((resolve) => (resume = resolve));
    clearTimeout(idle);
  };
}
