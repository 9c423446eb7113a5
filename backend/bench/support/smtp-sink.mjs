// A mail server that takes everything, answers the end of a message after ANSWER_MS, and counts. As a process of its own, so
// that neither the server nor the bare loop pays for it: GET http://localhost:PORT answers {"port", "taken", "twice"}.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

const END = '\r\n.\r\n';
let answerMs = 0;
let taken = new Set();
let twice = 0;

const ANSWERS = { EHLO: '250-sink\r\n250 8BITMIME', DATA: '354 go on', QUIT: '221 bye' };

/** Takes what was said on one connection, piece by piece. */
class Talk {
  inData = false;
  text = '';
  recipient = '';

  constructor(socket) {
    this.socket = socket;
  }

  hear(piece) {
    this.text += piece;
    for (let end = this.end(); end >= 0; end = this.end()) {
      const line = this.text.slice(0, end);
      this.text = this.text.slice(end + (this.inData ? END.length : 2));
      if (this.inData) this.take();
      else this.obey(line);
    }
  }

  end() {
    return this.text.indexOf(this.inData ? END : '\r\n');
  }

  take() {
    this.inData = false;
    if (taken.has(this.recipient)) twice += 1;
    taken.add(this.recipient);
    if (answerMs === 0) this.socket.write('250 taken\r\n');
    else setTimeout(() => this.socket.write('250 taken\r\n'), answerMs);
  }

  obey(line) {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') this.recipient = line;
    this.inData = verb === 'DATA';
    this.socket.write(`${ANSWERS[verb] ?? '250 ok'}\r\n`);
    if (verb === 'QUIT') this.socket.end();
  }
}

const smtp = createServer((socket) => {
  const talk = new Talk(socket);
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.on('data', (piece) => talk.hear(piece));
  socket.write('220 sink\r\n');
});
await new Promise((resolve) => smtp.listen(0, '127.0.0.1', resolve));

createHttpServer((request, response) => {
  const asked = new URL(request.url, 'http://localhost').searchParams.get('ms');
  if (asked !== null) {
    answerMs = Number(asked);
    taken = new Set();
    twice = 0;
  }
  response.end(JSON.stringify({ port: smtp.address().port, taken: taken.size, twice }));
}).listen(Number(process.env.PORT), '127.0.0.1');
