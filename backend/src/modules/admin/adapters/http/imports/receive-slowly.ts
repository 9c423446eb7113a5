import type { Readable, Writable } from 'node:stream';

import type { WorkPace } from '../../../../../shared-kernel/work-pace.js';

/** Bytes of an upload between two rests: a few milliseconds of work for the server and for a sender on the same machine. */
const AT_ONCE = 256 * 1024;
const REST_MS = 10;

/**
 * Feeds an upload to its reader, while others call with rests in between, 25 MB a second at most: a large file from nearby otherwise
 * takes both processors until it is there.
 */
export function receiveSlowly(pace: WorkPace): (request: Readable, reader: Writable) => void {
  return (request, reader) => {
    let received = 0;
    request.on('data', ({ length }: Buffer) => {
      received += length;
      if (received < AT_ONCE || !pace.othersCall) return;
      received = 0;
      request.pause();
      void pace.restAfter(REST_MS, { times: 1, mostMs: REST_MS }).then(() => request.resume());
    });
    request.pipe(reader);
  };
}
