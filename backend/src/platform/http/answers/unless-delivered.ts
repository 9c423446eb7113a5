import type { ServerResponse } from 'node:http';

/** Calls `then` once if the connection ends before the whole answer was handed to the network. */
export function unlessDelivered(response: ServerResponse, then: () => void): void {
  const settle = () => {
    if (!response.writableFinished) then();
  };
  if (response.closed) settle();
  else response.once('close', settle);
}
