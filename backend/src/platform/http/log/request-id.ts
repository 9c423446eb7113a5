import type { IncomingMessage } from 'node:http';

/** The id that pino-http gave the request; it is in every log line and every problem document. */
export function requestIdOf(request: IncomingMessage): string {
  return String((request as IncomingMessage & { id?: string | number }).id ?? '');
}
