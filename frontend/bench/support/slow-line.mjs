import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Lighthouse's slow 4G as it is played by DevTools: each answer begins so late and comes so fast. */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = (1_474.56 * 1_000) / 8 / 1_000;
const CHUNK_BYTES = 4_096;

const slowly = () =>
  new Transform({
    async transform(chunk, _encoding, done) {
      for (let at = 0; at < chunk.length; at += CHUNK_BYTES) {
        const part = chunk.subarray(at, at + CHUNK_BYTES);
        await wait(part.length / BYTES_PER_MS);
        this.push(part);
      }
      done();
    },
  });

/** A slow connection to the server at `url`; it slows a service worker too, which DevTools' own does not. */
export async function startSlowLine(url) {
  const target = new URL(url);
  const line = createServer(async (incoming, outgoing) => {
    await wait(LATENCY_MS);
    const { method, url: path, headers } = incoming;
    const onward = ask({ host: '127.0.0.1', port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(slowly()).pipe(outgoing);
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
