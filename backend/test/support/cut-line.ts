import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a database that can be cut, as if the database were gone: connections break, and new ones are refused. */
export class CutLine {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  private constructor(private readonly target: URL) {}

  static async to(databaseUrl: string): Promise<CutLine> {
    const line = new CutLine(new URL(databaseUrl));
    await line.restore();
    return line;
  }

  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = `${this.port}`;
    return url.href;
  }

  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    const closed = server && once(server, 'close');
    server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async restore(): Promise<void> {
    this.server = createServer((socket) => this.join(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private join(socket: Socket): void {
    const other = connect(Number(this.target.port || 5432), this.target.hostname);
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}
