import type { Socket } from 'node:net';

const MOST_BYTES = 64 * 1_024;

/** The lines of the server's next answer (RFC 5321, 4.2). Throws when the connection ends or the answer is too long. */
export function nextReply(socket: Socket): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let text = '';
    const stop = (): void => {
      socket.off('data', read).off('error', fail).off('close', closed);
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const closed = (): void => fail(new Error('the connection was closed'));
    const read = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      if (text.length > MOST_BYTES) return fail(new Error('the answer is no SMTP'));
      const lines = text.split('\r\n');
      // The last part has no end of line yet.
      const whole = lines.slice(0, -1);
      if (!/^\d{3}(?: |$)/.test(whole.at(-1) ?? '')) return;
      stop();
      resolve(whole);
    };
    socket.on('data', read).once('error', fail).once('close', closed);
  });
}
