import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** Somebody else's web site on loopback; a path without a page is 404. */
export class WebSite {
  /** "METHOD /path", in the order in which they were asked for. */
  readonly asked: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(pages: Record<string, Page>): Promise<WebSite> {
    const server = createServer((request, response) => {
      site.asked.push(`${request.method} ${request.url}`);
      const page = pages[request.url ?? ''];
      if (page) page(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new WebSite(server, (server.address() as AddressInfo).port);
    return site;
  }

  url(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${this.port}${path}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
