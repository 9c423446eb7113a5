// A thread of its own: asks cheap routes as one account every 25 ms, each time beside a bare server. Takes 'start' and 'stop'; a
// stop is answered with { route, wait, unserved, bare } of each request, in milliseconds. `unserved` is how long the server's main
// thread was ready to run in the meantime but the machine ran something else: what other processes add to a wait.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, pid, cookie, routes, bareUrl, everyMs } = workerData;
// Shorter than the server keeps an idle connection, so that none is used at the moment it is closed.
const agent = new http.Agent({ keepAlive: true, timeout: 3_000 });
/** While so many wait no more are asked: the first of them measures the stop, and an account's line is not endless. */
const MOST_OPEN = 20;
let open = 0;
let timer;
let asked = [];

parentPort.on('message', (order) => {
  if (order === 'start') start();
  else void stop();
});

function start() {
  asked = [];
  let turn = 0;
  timer = setInterval(() => {
    if (open >= MOST_OPEN) return;
    const route = routes[turn % routes.length];
    turn += 1;
    asked.push(askBoth(route));
  }, everyMs);
}

async function stop() {
  clearInterval(timer);
  parentPort.postMessage(await Promise.all(asked));
}

async function askBoth(route) {
  const before = unservedMs();
  open += 1;
  const [{ wait, unserved }, { wait: bare }] = await Promise.all([
    waitFor(url + route, { cookie }).then((wait) => ({ wait, unserved: Math.min(wait, unservedMs() - before) })),
    waitFor(bareUrl, {}).then((wait) => ({ wait })),
  ]).finally(() => {
    open -= 1;
  });
  return { route, wait, unserved, bare };
}

function waitFor(address, headers) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers, agent }, (answer) => {
      if (answer.statusCode >= 400) reject(new Error(`${address} answered ${answer.statusCode} to the bystander`));
      answer.resume();
      answer.once('end', () => resolve(performance.now() - began));
    });
    request.once('error', reject);
  });
}

/** Since the server started. Linux counts it for each thread, in nanoseconds. */
function unservedMs() {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}
