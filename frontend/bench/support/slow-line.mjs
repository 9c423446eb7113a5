import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Lighthouse's slow 4G as it is played by DevTools: each answer begins so late and comes so fast. */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = (1_474.56 * 1_000) / 8 / 1_000;
const CHUNK_BYTES = 4_096;

const eachForItself = (bytes) => wait(bytes / BYTES_PER_MS);

/** Answers that come at the same time share the line, piece by piece. */
function together() {
  let turn = Promise.resolve();
  return (bytes) => (turn = turn.then(() => wait(bytes / BYTES_PER_MS)));
}

function slowly(pace, note) {
  return new Transform({
    async transform(chunk, _encoding, done) {
      for (let at = 0; at < chunk.length; at += CHUNK_BYTES) {
        const part = chunk.subarray(at, at + CHUNK_BYTES);
        await pace(part.length);
        note(part.length);
        this.push(part);
      }
      done();
    },
  });
}

/**
 * A slow connection to the server at `url`; it slows a service worker too, which DevTools' own does not. `note` hears of each answer's
 * path and bytes as they come: its headers, then its body piece by piece.
 */
export async function startSlowLine(url, { isShared = false, note = () => undefined } = {}) {
  const target = new URL(url);
  const pace = isShared ? together() : eachForItself;
  const line = createServer(async (incoming, outgoing) => {
    await wait(LATENCY_MS);
    const { method, url: path, headers } = incoming;
    const onward = ask({ host: '127.0.0.1', port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      note(path, headerBytes(answer));
      answer.pipe(slowly(pace, (bytes) => note(path, bytes))).pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${line.address().port}`,
    async stop() {
      line.closeAllConnections();
      line.close();
    },
  };
}

/** The status line and each header with its colon, blank and line end. */
function headerBytes({ rawHeaders, statusMessage }) {
  const names = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
  return `HTTP/1.1 200 ${statusMessage}`.length + 4 + names;
}
