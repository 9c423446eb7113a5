import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { NextFunction, Request, Response } from 'express';

import { escaped } from './escaped.js';
import { pageData } from './page-data.js';
import { PageFiles } from './page-files.js';
import { pageShell } from './page-shell.js';

/** Pages behind a secret link: no search engine may list them, and no cache may keep them. */
const UNLISTED = /^\/(p|account-deleted)\/|^\/(coach-word|guardian-invitation|reset-password|confirm-email|keep-email|verify-email)$/i;
const NO_ROBOTS = '<meta name="robots" content="noindex, nofollow" />';

/** Returns the facts that the page shows before anybody has signed in. */
export type PageFacts = () => Promise<object>;

/** What a messenger shows of a link before anybody opens it. */
export interface LinkPreview {
  title: string;
  description: string;
  /** Absolute; null: no picture. */
  image: string | null;
}

/** Returns what may be shown of the page at a path; null: nothing of its own. */
export type PagePreview = (path: string) => Promise<LinkPreview | null>;

/** Returns the answers that a signed-in person's page would ask for first, by address; null for a visitor. */
export type PageAnswers = (request: Request, response: Response) => Promise<Record<string, unknown> | null>;

interface PageParts {
  facts: PageFacts;
  preview: PagePreview;
  answers: PageAnswers;
}

/**
 * Serves index.html of the folder for every address, with the facts and the preview in meta elements, and with what a
 * signed-in person's page needs: its files, its heading and its first answers. Without each of them when it fails.
 */
export function appPage(folder: string, { facts, preview, answers }: PageParts) {
  const index = path.join(folder, 'index.html');
  const files = new PageFiles(folder);
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    if (!existsSync(index)) {
      response.status(503).type('text').send('The web app is not built yet. Run "npm run build" and reload.');
      return;
    }
    const unlisted = UNLISTED.test(request.path);
    const [page, known, shown, own] = await Promise.all([
      readFile(index, 'utf8'),
      facts().catch(() => null),
      preview(request.path).catch(() => null),
      unlisted ? null : answers(request, response).catch(() => null),
    ]);
    const metas = `${unlisted ? NO_ROBOTS : ''}${factsMeta(known)}${previewMetas(shown)}`;
    response.setHeader('Cache-Control', unlisted || own !== null ? 'no-store' : 'no-cache');
    if (unlisted) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const html = page.replace('<head>', () => `<head>\n    ${metas}`);
    response.type('html').send(own === null ? html : await withOwn(html, { path: request.path, answers: own, files, page }));
  };
}

interface OwnParts {
  path: string;
  answers: Record<string, unknown>;
  files: PageFiles;
  /** As it was built. */
  page: string;
}

async function withOwn(html: string, { path: target, answers, files, page }: OwnParts): Promise<string> {
  const links = await files.links(target, page);
  return html
    .replace('</head>', () => `${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${pageShell(target, answers)}</div>${pageData(answers)}`);
}

function factsMeta(known: object | null): string {
  return known === null ? '' : `<meta name="recruit-directory" content="${escaped(JSON.stringify(known))}" />`;
}

function previewMetas(shown: LinkPreview | null): string {
  if (shown === null) return '';
  const { title, description, image } = shown;
  const metas = [
    ['og:type', 'profile'],
    ['og:site_name', 'Recruit'],
    ['og:title', title],
    ['og:description', description],
    ...(image === null ? [] : [['og:image', image]]),
  ];
  return metas.map(([name, content]) => `<meta property="${name}" content="${escaped(content ?? '')}" />`).join('');
}
