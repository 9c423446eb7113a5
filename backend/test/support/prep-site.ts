import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/maxpreps');

interface Line {
  stamp: string;
  opponentSchoolName: string;
  stats: { name: string; value: string }[];
}

/** A site that serves stats pages of MaxPreps' shape, or whatever `answer` is set to. */
export class PrepSite {
  readonly requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  answer: RequestListener = PrepSite.page(PrepSite.sample());
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      this.requests.push({ path: request.url ?? '', headers: request.headers });
      this.answer(request, response);
    });
  }

  static async start(): Promise<PrepSite> {
    const site = new PrepSite();
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  static fixture(name: string): string {
    return readFileSync(path.join(FIXTURES, name), 'utf8');
  }

  /** The data of the sample page: two games. */
  static sample(): Record<string, unknown> {
    return JSON.parse(PrepSite.fixture('athlete-stats-next-data.sample.json')) as Record<string, unknown>;
  }

  /** The data of a page with the given lines, all in one subgroup. */
  static dataOf(lines: Line[], athleteName = 'Jordan Testerman'): Record<string, unknown> {
    const careerGameLogs = { groups: [{ name: 'Offense', subgroups: [{ name: 'Passing', stats: lines }] }] };
    return { props: { pageProps: { athleteName, careerContext: {}, statsCardProps: { careerGameLogs } } } };
  }

  static line(opponentSchoolName: string, day: string, figures: Record<string, string>): Line {
    const stats = Object.entries(figures).map(([name, value]) => ({ name, value }));
    return { stamp: `${day}T19:00:00`, opponentSchoolName, stats };
  }

  /** A page as Next.js writes it: the data as JSON, "<" escaped. */
  static html(data: object): string {
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    return `<!DOCTYPE html><html><body><h1>Stats</h1><script id="__NEXT_DATA__" type="application/json">${json}</script></body></html>`;
  }

  /** A page as newer Next.js streams it, cut into pieces of `size` characters. */
  static streamed(data: { props?: unknown }, size = 400): string {
    const text = `3:["$","div",null,{"x":1}]\n5:["$","Page",null,${JSON.stringify(data.props)}]\n`;
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
    const push = (piece: unknown[]) => `self.__next_f.push(${JSON.stringify(piece).replaceAll('<', '\\u003c')})`;
    const scripts = [[0], ...pieces.map((piece) => [1, piece])].map((piece) => `<script>${push(piece)}</script>`);
    return `<!DOCTYPE html><html><body>${scripts.join('')}</body></html>`;
  }

  static page(data: object): RequestListener {
    return PrepSite.text(PrepSite.html(data));
  }

  static text(html: string, status = 200): RequestListener {
    return (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(html);
  }
}
