import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = path.join(ROOT, 'backend/src');
const WORDS = path.join(ROOT, 'frontend/src/pages/admin/operations/model/queue-words.ts');

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('O-03 every job queue has words on Operations, and none is named that there is not', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.spec.'),
  );
  const queues = sources.flatMap((name) =>
    namesIn(readFileSync(path.join(SOURCES, name), 'utf8'), /^(?:export )?const \w*QUEUE = '([a-z-]+)'/gm),
  );
  const worded = namesIn(readFileSync(WORDS, 'utf8'), /^ {2}'([a-z-]+)':/gm);
  expect(queues.length).toBeGreaterThan(10);
  expect(worded.sort()).toEqual(queues.sort());
});
