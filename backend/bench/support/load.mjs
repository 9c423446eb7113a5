import http from 'node:http';

/**
 * Keeps `connections` requests under way for `ms` and answers requests per second and the median time of one.
 * Bodies are read and thrown away as they come, compressed.
 */
export async function load({ url, headersOf, connections, ms, expect = 200 }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + ms;
  const times = [];
  let count = 0;
  const lane = async (lane) => {
    for (let at = lane; performance.now() < end; at += connections) {
      const start = performance.now();
      await once(url, headersOf(at), agent, expect);
      times.push(performance.now() - start);
      count += 1;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, at) => lane(at)));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: count / seconds, median: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] };
}

function once(url, headers, agent, expect) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (answer) => {
      if (answer.statusCode !== expect) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => resolve(answer.headers));
    });
    request.once('error', reject);
  });
}
