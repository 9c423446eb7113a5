import { readFileSync } from 'node:fs';
import path from 'node:path';

import express, { type ErrorRequestHandler, type Express, type NextFunction, type Request, type Response } from 'express';

import type { AppConfig } from '../../config/app-config.js';
import { appPage, type PageAnswers, type PageFacts, type PagePreview } from './app-page.js';
import { allowInlineScripts } from './inline-scripts.js';
import { precompressed, setEncoding } from './precompressed.js';
import { sendProblem } from './problem.filter.js';

/** The service worker and the page that it keeps: an old one would bring an old app. */
const ALWAYS_FRESH = new Set(['service-worker.js', 'shell.html']);

/** Files that no browser opens as a page. */
const PARTS = /\.(?:js|css|woff2)(?:\.br|\.gz)?$/;

/** Headers that apply to documents only. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What the pages hold that is not in index.html. */
export interface ServedPages {
  facts: PageFacts;
  preview: PagePreview;
  answers: PageAnswers;
}

/**
 * The web app on the same port: hashed files for ever, index.html always fresh and for every deep link,
 * JSON 404 for unknown /api paths.
 */
export function serveApp(app: Express, folder: string, config: Pick<AppConfig, 'publicUrl'>, pages: ServedPages): void {
  app.use('/api', (request: Request, response: Response) => {
    sendProblem(request, response, {
      status: 404,
      code: 'not_found',
      message: `There is nothing at ${request.method} ${request.originalUrl.split('?')[0] ?? ''}.`,
    });
  });
  app.use(redirectLoopback(config));
  const assets = path.join(folder, 'assets');
  const forEver = { immutable: true, maxAge: '1y', index: false, setHeaders: asAsset } as const;
  app.use('/assets', precompressed(assets), express.static(assets, forEver), notThere);
  app.use(express.static(folder, { index: false, maxAge: '1h', setHeaders: askAgain }));
  app.use(appPage(folder, pages));
  app.use(plainFailure);
}

function askAgain(response: Response, file: string): void {
  const name = path.basename(file);
  if (ALWAYS_FRESH.has(name)) response.setHeader('Cache-Control', 'no-cache');
  if (name === 'shell.html') allowInlineScripts(response, readFileSync(file, 'utf8'));
}

/** What is only for documents would be a fifth of a small script. */
function asAsset(response: Response, file: string): void {
  setEncoding(response, file);
  if (PARTS.test(file)) for (const name of OF_DOCUMENTS) response.removeHeader(name);
}

function notThere(_request: Request, response: Response): void {
  response.status(404).type('text').send('This file is not part of the app (any more). Please reload the page.');
}

/** Express' own error page would show the stack. */
const plainFailure: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
  const status = error.status !== undefined && error.status < 500 ? error.status : 500;
  response
    .status(status)
    .type('text')
    .send(status < 500 ? 'This address can not be read.' : 'Something went wrong.');
};

/** The path and query of a request line; one that starts with two slashes would name another host. */
function pathOf(requestTarget: string): string {
  return requestTarget.startsWith('/') ? requestTarget.replace(/^[/\\]+/, '/') : '/';
}

/** Cookies of localhost and 127.0.0.1 differ, so pages asked under the other name go to PUBLIC_URL's. */
function redirectLoopback({ publicUrl }: Pick<AppConfig, 'publicUrl'>) {
  const target = new URL(publicUrl);
  return (request: Request, response: Response, next: NextFunction): void => {
    const name = request.hostname.includes(':') ? `[${request.hostname}]` : request.hostname;
    const other = LOOPBACK_NAMES.has(name) && LOOPBACK_NAMES.has(target.hostname) && name !== target.hostname;
    if (!other || request.method !== 'GET' || !request.accepts('html')) return next();
    response.redirect(302, target.origin + pathOf(request.originalUrl));
  };
}
