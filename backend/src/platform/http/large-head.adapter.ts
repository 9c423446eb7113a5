import { createServer } from 'node:http';

import { ExpressAdapter } from '@nestjs/platform-express';

/** 700 favorites in one query string are about 20 kB; Node's own limit for a request head is 16 kB. */
const MAX_HEAD_BYTES = 64 * 1024;

/** Express on a Node server that takes request heads of up to 64 kB and gives up on slow clients. */
export class LargeHeadAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const server = createServer(
      { maxHeaderSize: MAX_HEAD_BYTES, requestTimeout: 300_000, headersTimeout: 30_000, keepAliveTimeout: 10_000 },
      this.getInstance(),
    );
    this.httpServer = server;
  }
}
