import http from 'node:http';

/** OpenAI's chat completions: every answer is the text that `says` was set to, as an email or streamed in pieces of 7 characters. */
export async function startModel() {
  const model = { says: 'Coach, here is my film.' };
  const server = http.createServer((request, response) => void answer(request, response, model));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.env = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: `http://127.0.0.1:${server.address().port}/v1/`, OPENAI_MODEL: 'stand-in' };
  model.stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return model;
}

async function answer(request, response, { says }) {
  let asked = '';
  for await (const chunk of request) asked += chunk;
  const { stream } = JSON.parse(asked);
  const content = JSON.stringify({ text: says });
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  response.on('error', () => undefined);
  if (!stream) {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage,
      }),
    );
    return;
  }
  response.setHeader('content-type', 'text/event-stream');
  const pieces = [];
  for (let at = 0; at < content.length; at += 7)
    pieces.push(event({ choices: [{ delta: { content: content.slice(at, at + 7) }, finish_reason: null }] }));
  pieces.push(event({ choices: [{ delta: {}, finish_reason: 'stop' }] }), event({ choices: [], usage }), 'data: [DONE]\n\n');
  response.end(pieces.join(''));
}

function event(data) {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', ...data })}\n\n`;
}
