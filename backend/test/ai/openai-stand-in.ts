import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  model: string;
  stream: boolean;
  system: string;
  /** What was sent as data. */
  data: { facts: Record<string, string>; material: Record<string, string> };
  raw: string;
}

/** What the stand-in does with one request. */
export type Act =
  | { answer: object; finish?: string; refusal?: string }
  | { status: number; code?: string; headers?: Record<string, string>; body?: string }
  | { endless: string; type: string }
  | 'hang'
  | 'drop'
  | 'break_off';

interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema: { name: string; strict: boolean; schema: { additionalProperties: boolean } } };
}

const PIECE = 7;

/**
 * OpenAI's chat completions over real HTTP, as https://platform.openai.com/docs/api-reference/chat and its guides on
 * errors, streaming and structured outputs describe them.
 */
export class OpenAiStandIn {
  readonly asked: Asked[] = [];
  /** Requests whose client went away before the answer. */
  abandoned = 0;
  /** Done one after the other; the last one again and again. */
  acts: Act[] = [];
  /** Answers with this material as it came, as a model does that changes nothing. */
  echo: string | null = null;
  usage: object | undefined = { prompt_tokens: 300, completion_tokens: 120, total_tokens: 420 };

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OpenAiStandIn> {
    const server = createServer();
    const standIn = new OpenAiStandIn(server);
    server.on('request', (request, response) => void standIn.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1/`, OPENAI_MODEL: 'stand-in-1' };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableEnded) this.abandoned += 1;
    });
    let raw = '';
    for await (const chunk of request) raw += String(chunk);
    if (request.url !== '/v1/chat/completions') return fail(response, 404, 'not_found');
    if (request.headers.authorization !== 'Bearer sk-test') return fail(response, 401, 'invalid_api_key');
    const body = JSON.parse(raw) as ChatRequest;
    const shape = body.response_format.json_schema;
    if (!shape.strict || shape.schema.additionalProperties) return fail(response, 400, 'invalid_json_schema');
    this.note(body, raw);
    if (this.echo !== null) return this.answer({ answer: { text: this.asked.at(-1)?.data.material[this.echo] } }, body, response);
    this.perform(this.acts.length > 1 ? this.acts.shift() : this.acts[0], body, response);
  }

  private note({ model, messages, stream = false }: ChatRequest, raw: string): void {
    const of = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
    this.asked.push({ model, stream, system: of('system'), data: JSON.parse(of('user')) as Asked['data'], raw });
  }

  private perform(act: Act | undefined, { model, stream }: ChatRequest, response: ServerResponse): void {
    if (act === undefined || act === 'hang') return;
    if (act === 'drop') {
      response.destroy();
    } else if (act === 'break_off') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event({ choices: [{ delta: { content: '{"text":"Coach, I' } }] }), () => response.destroy());
    } else if ('endless' in act) {
      response.writeHead(200, { 'content-type': act.type });
      writeOn(response, act.endless);
    } else if ('status' in act) {
      fail(response, act.status, act.code, act);
    } else {
      this.answer(act, { model, stream }, response);
    }
  }

  private answer(
    { answer, finish = 'stop', refusal }: Extract<Act, { answer: object }>,
    { model, stream }: Pick<ChatRequest, 'model' | 'stream'>,
    response: ServerResponse,
  ): void {
    const content = refusal === undefined ? JSON.stringify(answer) : null;
    if (stream) this.stream(response, content ?? '', finish);
    else
      json(response, { model, choices: [{ message: { role: 'assistant', content, refusal }, finish_reason: finish }], usage: this.usage });
  }

  private stream(response: ServerResponse, content: string, finish: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < content.length; at += PIECE) {
      response.write(event({ choices: [{ delta: { content: content.slice(at, at + PIECE) }, finish_reason: null }] }));
    }
    response.write(event({ choices: [{ delta: {}, finish_reason: finish }] }));
    if (this.usage) response.write(event({ choices: [], usage: this.usage }));
    response.end('data: [DONE]\n\n');
  }
}

/** Writes until the client goes away, as fast as it reads. */
function writeOn(response: ServerResponse, piece: string): void {
  if (!response.destroyed) response.write(piece, () => writeOn(response, piece));
}

function event(data: object): string {
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', ...data })}\n\n`;
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', ...body }));
}

function fail(
  response: ServerResponse,
  status: number,
  code = 'error',
  more: { headers?: Record<string, string>; body?: string } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...more.headers });
  response.end(more.body ?? JSON.stringify({ error: { message: 'the prompt was: SECRET PROMPT', type: 'error', code, param: null } }));
}
