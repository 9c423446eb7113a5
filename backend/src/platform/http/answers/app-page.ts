import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { NextFunction, Request, Response } from 'express';

import { campaignsStart, hasCampaigns } from './campaigns-start.js';
import { escaped } from './escaped.js';
import { allowInlineScripts } from './inline-scripts.js';
import { pageData } from './page-data.js';
import { PageFiles } from './page-files.js';
import { pageShell, visitorShell } from './page-shell.js';
import { firstSchools, schoolsStart } from './schools-shell.js';

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

/** Marks the page of a visitor, so that the app need not request the current user. */
const VISITOR = '<meta name="recruit-visitor" content="" />';

/** Returns the answers that a signed-in person's page would ask for first, by address; null for a visitor. */
export type PageAnswers = (request: Request, response: Response) => Promise<Record<string, unknown> | null>;

interface PageParts {
  facts: PageFacts;
  preview: PagePreview;
  answers: PageAnswers;
}

/**
 * Serves index.html of the folder for every address, with the facts and the preview in meta elements, with what the page looks
 * like before the app is there, and with what a signed-in person's page needs: its files and its first answers. Without each of
 * them when it fails.
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
      unlisted ? visitorOnly(request) : answers(request, response).catch(() => undefined),
    ]);
    response.setHeader('Cache-Control', unlisted || own !== undefined ? 'no-store' : 'no-cache');
    if (unlisted) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    allowInlineScripts(response, page);
    const head = [unlisted ? NO_ROBOTS : '', factsMeta(known), previewMetas(shown), own === null ? VISITOR : ''].join('');
    const html = page.replace('<head>', () => `<head>\n    ${head}`);
    response.type('html').send(own ? await withOwn(html, { request, answers: own, files, page }) : withoutOwn(html, request, own, known));
  };
}

/** Beside a secret link nothing of a signed-in person is put into the document: null for who certainly is none, else undefined. */
function visitorOnly({ headers }: Request): null | undefined {
  return headers.cookie === undefined ? null : undefined;
}

/** For a visitor, or for an unknown user. */
function withoutOwn(html: string, { path: target }: Request, own: null | undefined, facts: object | null): string {
  return own === null ? withShell(html, visitorShell(target, facts)) : html;
}

interface OwnParts {
  request: Request;
  answers: Record<string, unknown>;
  files: PageFiles;
  /** As it was built. */
  page: string;
}

async function withOwn(html: string, { request, answers, files, page }: OwnParts): Promise<string> {
  const known = campaignsStart(request, schoolsStart(request, answers));
  const links = await files.links(request.path, page, { hasRows: firstSchools(known).length > 0 || hasCampaigns(known) });
  return withShell(html, pageShell(request.path, known), pageData(known)).replace('</head>', () => `${links}</head>`);
}

function withShell(html: string, shell: string, data = ''): string {
  return html.replace('<div id="root"></div>', () => `<div id="root">${shell}</div>${data}`);
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
