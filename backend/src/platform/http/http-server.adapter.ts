import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

import { ExpressAdapter } from '@nestjs/platform-express';

/** 700 favorites in one query string are about 20 kB; Node's own limit for a request head is 16 kB. */
const MAX_HEAD_BYTES = 64 * 1024;

/** For a whole request, so for the slowest upload; bodyDeadline ends ordinary requests far earlier. */
const MAX_REQUEST_MS = 30 * 60_000;

/**
 * Longer than the minute for which proxies keep an idle connection: the one who closes first must not be the server, or a request
 * that is already on its way meets a closed connection, and the user a 502.
 */
const IDLE_MS = 75_000;

/**
 * Express on a Node server that takes request heads of up to 64 kB, gives up on slow clients, and stops as soon as the
 * last answer is out: connections that browsers open ahead of need and never use would hold it for half a minute.
 */
export class HttpServerAdapter extends ExpressAdapter {
  /** Requests under way on each open connection. */
  private readonly underWay = new Map<Socket, number>();
  private isClosing = false;

  override initHttpServer(): void {
    const server = createServer(
      { maxHeaderSize: MAX_HEAD_BYTES, requestTimeout: MAX_REQUEST_MS, headersTimeout: 30_000, keepAliveTimeout: IDLE_MS },
      this.getInstance<RequestListener>(),
    );
    this.watch(server);
    this.httpServer = server;
  }

  override async close(): Promise<void> {
    this.isClosing = true;
    const closed = super.close();
    for (const socket of this.underWay.keys()) this.endIfIdle(socket);
    await closed;
  }

  private watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.underWay.set(socket, 0);
      socket.once('close', () => this.underWay.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.count(socket, 1);
      // An aborted request never finishes, but it closes the socket, which removes the count.
      response.once('finish', () => this.count(socket, -1));
    });
  }

  private count(socket: Socket, change: 1 | -1): void {
    const before = this.underWay.get(socket);
    if (before === undefined) return;
    this.underWay.set(socket, before + change);
    this.endIfIdle(socket);
  }

  private endIfIdle(socket: Socket): void {
    if (this.isClosing && this.underWay.get(socket) === 0) socket.end(() => socket.destroy());
  }
}
