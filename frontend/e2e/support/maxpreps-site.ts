import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const sample = resolve(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'backend',
  'test',
  'fixtures',
  'maxpreps',
  'athlete-stats-next-data.sample.json',
);

/** Stands in for maxpreps.com: one athlete's page with two games, in the shape of its Next.js pages. */
export async function startMaxPrepsSite(): Promise<{ url: string; stop: () => void }> {
  const html = `<script id="__NEXT_DATA__" type="application/json">${readFileSync(sample, 'utf8')}</script>`;
  const site = createServer((_request, response) => response.end(html));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, stop: () => site.close() };
}
