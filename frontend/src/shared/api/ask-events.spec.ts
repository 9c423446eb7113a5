import { askEvents } from './ask-events';

/** A server that answers in pieces which end anywhere. */
function answerWith(...pieces: string[]): void {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(encoder.encode(piece));
      stream.close();
    },
  });
  globalThis.fetch = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function ask() {
  const seen: unknown[] = [];
  const onEvent = (name: string, data: unknown) => seen.push([name, data]);
  const answer = await askEvents({ url: '/api/x', body: {}, signal: new AbortController().signal, onEvent });
  return { seen, answer };
}

describe('an answer that comes in events', () => {
  it('I-02 tells each event once it is whole, and ends with the answer', async () => {
    answerWith(
      'event: te',
      'xt\ndata: {"text":"Co',
      'ach"}\n\nevent: text\ndata: {"text":"Coach, é"}\n\nevent: done\n',
      'data: {"ok":1}\n\n',
    );
    expect(await ask()).toEqual({
      seen: [
        ['text', { text: 'Coach' }],
        ['text', { text: 'Coach, é' }],
      ],
      answer: { data: { ok: 1 } },
    });
  });

  it('I-02 a problem in the middle is an error with the words of the server', async () => {
    answerWith('event: text\ndata: {"text":"Co"}\n\nevent: problem\ndata: {"status":502,"code":"ai_failed","message":"It failed."}\n\n');
    const { answer } = await ask();
    expect(answer.error).toMatchObject({ status: 502, problem: { code: 'ai_failed', message: 'It failed.' } });
  });

  it('I-02 an answer that breaks off is a network error', async () => {
    answerWith('event: text\ndata: {"text":"Co"}\n\n');
    expect((await ask()).answer.error?.status).toBe('network');
  });
});
