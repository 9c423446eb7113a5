const { parentPort } = require('node:worker_threads');

/** Stands for the grammar thread: what a text says is what happens. */
let isBroken = false;
parentPort.on('message', ({ text }) => {
  if (text === 'hang') return;
  if (text === 'die') process.exit(1);
  if (text === 'throw') throw new Error('unreachable');
  isBroken ||= text === 'panic';
  parentPort.postMessage(isBroken ? {} : { found: [{ start: 0, end: text.length, kind: 'Spelling', message: text, replacements: [] }] });
});
