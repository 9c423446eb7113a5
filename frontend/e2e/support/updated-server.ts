import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Names of built files carry a hash; the newer version has every one of them under another name. */
const olderFile = /([\w.-]+-[\w-]{8})\.(js|css)\b/gu;
const newerFile = /([\w.-]+-[\w-]{8})-newer\.(js|css)\b/gu;
const shellRevision = /("revision":")(\w+)(","url":"shell\.html")/u;

/** What the newer version calls otherwise. */
const olderPath = '/api/user/target-schools';
const newerPath = '/api/user/newer/target-schools';

const isText = (type: string | undefined) => /html|javascript|css/u.test(type ?? '');

const newer = (text: string) =>
  text
    .replaceAll(olderFile, '$1-newer.$2')
    .replaceAll(olderPath, newerPath)
    .replace(shellRevision, (_all, before: string, revision: string, after: string) => `${before}${revision}newer${after}`);

/** Whole and as text, also where the browser has the older version. */
function asked({ 'if-none-match': _tag, 'if-modified-since': _since, ...headers }: IncomingHttpHeaders) {
  return { ...headers, 'accept-encoding': 'identity' };
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ message: 'Not found', status: 404 }));
}

/**
 * The server behind an address of its own, where it can be replaced by a newer version, as an operator does: all files of the
 * app have other names, the old ones are gone, the worker is another one, and one part of the API has moved.
 */
export async function startUpdatedServer(url: string) {
  const { port } = new URL(url);
  let isNewer = false;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    const isOldFile = path.startsWith('/assets/') && /\.(?:js|css)$/u.test(path) && !path.includes('-newer.');
    if (isNewer && (isOldFile || path.startsWith(olderPath))) return refuse(outgoing);
    const onward = ask({
      host: '127.0.0.1',
      port,
      method: incoming.method,
      path: path.replaceAll(newerFile, '$1.$2').replace(newerPath, olderPath),
      headers: asked(incoming.headers),
    });
    onward.end(await bodyOf(incoming));
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const body = await bodyOf(answer);
    const sent = isNewer && isText(answer.headers['content-type']) ? Buffer.from(newer(body.toString())) : body;
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': sent.length });
    outgoing.end(sent);
  }

  const line = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    update(): void {
      isNewer = true;
    },
    async stop(): Promise<void> {
      line.closeAllConnections();
      line.close();
      await once(line, 'close');
    },
  };
}
