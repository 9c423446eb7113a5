import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A forty of 4.2 is nowhere in a profile of these tests. */
const email = { text: 'Coach {{coach_last_name|and staff}},\n\nI have a 3.7 GPA. I run a 4.2 forty.\n\nMarcus Lee' };
/** What it writes for each task. */
const answers: Record<string, object> = {
  email,
  improved_email: email,
  subject_lines: {
    subjectLines: ['QB with a 4.2 forty', '2027 QB with a 3.7 GPA', 'Marcus Lee, QB, 2027', 'A 2027 QB and his film', 'QB, 3.7 GPA'],
  },
  recruiting_strategy: {
    overview: 'You are a quarterback in the class of 2027, and you have a 3.7 GPA to show to Akron.',
    strengths: ['Your 3.7 GPA opens doors.', 'Your 4.2 forty stands out.'],
    areasToImprove: ['You can add more film.'],
    positionSpecificAdvice: ['Show throws from the pocket first.'],
  },
};

/** A sentence again and again, until it is 300 kB. */
const endless = { text: 'I work hard in the weight room every day. '.repeat(7_500) };

interface Asked {
  stream?: boolean;
  response_format: { json_schema: { name: string } };
}

const usage = { total_tokens: 420 };

function stream(response: ServerResponse, content: string): void {
  const event = (data: object) => response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', ...data })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of content.match(/.{1,9}/gsu) ?? []) event({ choices: [{ delta: { content: piece } }] });
  event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
  event({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

async function answer(request: IncomingMessage, response: ServerResponse, all?: object): Promise<void> {
  const asked = (await json(request)) as Asked;
  const content = JSON.stringify(all ?? answers[asked.response_format.json_schema.name]);
  if (asked.stream) return stream(response, content);
  const body = { object: 'chat.completion', choices: [{ message: { content }, finish_reason: 'stop' }], usage };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"code":"invalid_api_key"}}');
}

/** A model's provider on loopback: writes with a made-up figure in every text, writes without end, fails or hangs as it is told. */
export class ProviderStandIn {
  mood: 'writes' | 'writes on' | 'fails' | 'hangs' = 'writes';

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.mood === 'writes') void answer(request, response);
      else if (this.mood === 'writes on') void answer(request, response, endless);
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
