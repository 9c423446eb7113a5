import { access } from 'node:fs/promises';
import path from 'node:path';

import type { RequestHandler, Response } from 'express';

/** What the build writes beside each file, the smaller one first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];
const NAME = /^\/[\w~-][\w~.-]*$/;

/** Leads a request for a file of the folder to the file that the build compressed, when the reader takes one and it is there. */
export function precompressed(folder: string): RequestHandler {
  return async (request, response, next) => {
    if (!NAME.test(request.path)) return next();
    response.vary('Accept-Encoding');
    for (const { name, suffix } of ENCODINGS) {
      if (!request.acceptsEncodings(name) || !(await isThere(path.join(folder, request.path + suffix)))) continue;
      request.url = request.path + suffix;
      return next();
    }
    next();
  };
}

/** Of a file that was compressed beforehand: what it is, and how it is packed. */
export function setEncoding(response: Response, file: string): void {
  const encoding = ENCODINGS.find(({ suffix }) => file.endsWith(suffix));
  if (encoding === undefined) return;
  response.type(path.extname(file.slice(0, -encoding.suffix.length)));
  response.setHeader('Content-Encoding', encoding.name);
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
