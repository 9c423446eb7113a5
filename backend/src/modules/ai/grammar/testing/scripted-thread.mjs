import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** Stands for the grammar thread: what a text says is what happens. */
let isBroken = false;

function answer(text) {
  const found = [{ start: 0, end: text.length, kind: 'Spelling', message: text, replacements: [] }];
  parentPort.postMessage(isBroken ? {} : { found });
}

/** "until PATH" is answered once there is such a file. */
function answerWhenThere(text) {
  if (existsSync(text.slice('until '.length))) answer(text);
  else setTimeout(answerWhenThere, 5, text);
}

parentPort.on('message', ({ text }) => {
  if (text === 'hang') return;
  if (text === 'die') process.exit(1);
  if (text === 'throw') throw new Error('unreachable');
  isBroken ||= text === 'panic';
  if (text.startsWith('until ')) answerWhenThere(text);
  else answer(text);
});
