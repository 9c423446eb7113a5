import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const text = 'Coach {{coach_last_name|and staff}},\n\nI have a 3.7 GPA. I run a 4.2 forty.\n\nMarcus Lee';

const deltas = text.match(/.{1,9}/gsu) ?? [];

function stream(response: ServerResponse): void {
  const event = (data: object) => response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', ...data })}\n\n`);
  const say = (content: string) => event({ choices: [{ delta: { content } }] });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  say('{"text":"');
  for (const piece of deltas) say(JSON.stringify(piece).slice(1, -1));
  say('"}');
  event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
  event({ choices: [], usage: { total_tokens: 420 } });
  response.end('data: [DONE]\n\n');
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"code":"invalid_api_key"}}');
}

/** A model's provider on loopback: writes a mail with a made-up figure, fails or hangs as it is told. */
export class ProviderStandIn {
  mood: 'writes' | 'fails' | 'hangs' = 'writes';

  private constructor(private readonly server: Server) {
    server.on('request', (_, response: ServerResponse) => {
      if (this.mood === 'writes') stream(response);
      else if (this.mood === 'fails') refuse(response);
    });
  }

  static async start(): Promise<ProviderStandIn> {
    const server = createServer();
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    return new ProviderStandIn(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((stopped) => this.server.close(() => stopped()));
  }
}
