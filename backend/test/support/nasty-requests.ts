import type { OpenAPIObject } from '@nestjs/swagger';

import { sampleOf } from './sample-of.js';
import { seededRandom } from './seeded-random.js';
import { soakRound } from './soak-round.js';

export interface NastyRequest {
  method: string;
  path: string;
  body?: object | string;
}

export interface NastyOperation {
  /** For example "POST /api/login". */
  route: string;
  requests: NastyRequest[];
}

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
/** How many requests for one place: `npm run soak` sends more than `npm test`, and in each round others. */
const COUNTS = soakRound > 0 ? { path: 9, query: 8, field: 5 } : { path: 1, query: 1, field: 1 };
/** Of the whole bodies and of the shapes of a query `npm test` sends so many to a route, `npm run soak` all. */
const WHOLE_BODIES = 2;
const QUERY_SHAPES = 1;
const UUID = '00000000-0000-7000-8000-00000000dead';

/** In a path or a query, as they are in the address. */
const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '2147483648',
  '9'.repeat(400),
  '%00',
  '%ff',
  '%20',
  '%F0%9F%8F%88',
  '..%2f..%2fetc%2fpasswd',
  "1'%20or%20'1'='1",
  '__proto__',
  'constructor',
  UUID,
];

/** Whole queries; the star is the name of the parameter. */
const QUERIES = ['*=1&*=2', '*[]=1', '*[__proto__]=1', `*=${'1,'.repeat(2_000)}`, '*'];

/** In place of any field. */
const VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  [],
  {},
  [null],
  [[1]],
  ['a', 'b'],
  { length: 3 },
  { $ne: null },
  '',
  ' ',
  '\0',
  'a\r\nBcc: x@y.z',
  '\u202e\u0301\ud83c\udfc8',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  "'; drop table users; --",
  'x'.repeat(70_000),
  '{{school_name}}{{',
  '9999-99-99',
  '-0',
  'Infinity',
  { toString: 1, valueOf: 1 },
  Array.from({ length: 5_000 }, () => 1),
];

/** In place of a whole body; texts are sent as they are. */
const BODIES: (object | string)[] = [
  '',
  'null',
  '[]',
  '42',
  '"text"',
  '{',
  '{"a":',
  '\ufeff{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"isAdmin":true,"id":1}',
  '['.repeat(5_000),
  `{"a":${'{"a":'.repeat(60)}1${'}'.repeat(61)}`,
  `{"x":"${'y'.repeat(300_000)}"}`,
  '{"a":1,"a":2}',
];

const PLAUSIBLE: Record<string, unknown> = {
  string: 'Plausible',
  number: 1,
  integer: 1,
  boolean: true,
  array: [1],
  object: {},
};

function bodySchema(document: OpenAPIObject, operation: Operation): Schema | undefined {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const name = media?.schema.$ref?.split('/').at(-1) ?? '';
  return (document.components?.schemas?.[name] as Schema | undefined) ?? media?.schema;
}

function pick<T>(from: readonly T[], count: number, random: () => number): T[] {
  return Array.from({ length: count }, () => from[Math.floor(random() * from.length)] as T);
}

/** Nasty ids in every place of the path, and nasty queries behind it. */
function addresses(path: string, operation: Operation, random: () => number): string[] {
  const places = path.match(/\{\w+\}/g) ?? [];
  const inPath = places.length === 0 ? [path] : pick(IDS, COUNTS.path, random).map((id) => path.replaceAll(/\{\w+\}/g, () => id));
  const base = path.replaceAll(/\{\w+\}/g, (place) => (/school/i.test(place) ? '1' : UUID));
  const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
  const queries = names.flatMap((name) => [
    ...pick(IDS, COUNTS.query, random).map((id) => `${name}=${id}`),
    ...sampleOf(QUERIES, QUERY_SHAPES, random).map((shape) => shape.replaceAll('*', name)),
  ]);
  return [...inPath, ...[...queries, '__proto__=1', '%ff=%ff'].map((query) => `${base}?${query}`)];
}

function nastyBodies(schema: Schema, random: () => number): (object | string)[] {
  const fields = Object.entries(schema.properties ?? {});
  const plain = Object.fromEntries(fields.map(([name, { type }]) => [name, PLAUSIBLE[type ?? 'string']]));
  const oneWrong = fields.flatMap(([name]) => pick(VALUES, COUNTS.field, random).map((value) => ({ ...plain, [name]: value })));
  return [...sampleOf(BODIES, WHOLE_BODIES, random), ...oneWrong.slice(0, 60), { ...plain, unknownField: 1 }];
}

function forms(schema: Schema, random: () => number): FormData[] {
  const names = [...Object.keys(schema.properties ?? {}), 'csvFile', 'file', '__proto__'];
  const files = ['', '\0\0\0', '\ufeff', 'name,state\n"open', 'a,b\n1', 'x'.repeat(200_000), '\ud83c\udfc8'.repeat(99)];
  return names.flatMap((name) =>
    [...pick(VALUES, 2, random).map((value) => JSON.stringify(value)), ...pick(files, 2, random)].map((text, at) => {
      const form = new FormData();
      form.append(name, at > 1 ? new Blob([text], { type: 'text/csv' }) : text);
      if (at === 3) form.append(name, new Blob([text]), '../../../evil\u0000.csv');
      return form;
    }),
  );
}

function requestsOf(document: OpenAPIObject, method: string, path: string, operation: Operation, random: () => number) {
  const plain = addresses(path, operation, random).map((address) => ({ method, path: address }));
  if (method === 'GET') return plain;
  const address = path.replaceAll(/\{\w+\}/g, (place) => (/school/i.test(place) ? '1' : UUID));
  const schema = bodySchema(document, operation) ?? {};
  const multipart = 'multipart/form-data' in (operation.requestBody?.content ?? {});
  const bodies = [...nastyBodies(schema, random), ...(multipart ? forms(schema, random) : [])];
  return [...plain, ...bodies.map((body) => ({ method, path: address, body }))];
}

/** Every operation of the API document with requests nobody sane would send; the same ones for the same seed. */
export function nastyOperations(document: OpenAPIObject, seed: number): NastyOperation[] {
  const random = seededRandom(seed);
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>)
      .filter(([key]) => METHODS.has(key))
      .map(([key, operation]) => {
        const method = key.toUpperCase();
        return { route: `${method} ${path}`, requests: requestsOf(document, method, path, operation, random) };
      }),
  );
}
