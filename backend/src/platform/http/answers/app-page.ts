import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { NextFunction, Request, Response } from 'express';

/** Pages behind a secret link: no search engine may list them, and no cache may keep them. */
const UNLISTED = /^\/(p|account-deleted)\/|^\/(coach-word|guardian-invitation|reset-password|confirm-email|keep-email|verify-email)$/i;
const NO_ROBOTS = '<meta name="robots" content="noindex, nofollow" />';

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

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

/** Serves index.html of the folder for every address, with the facts and the preview in meta elements; without them when they fail. */
export function appPage(folder: string, facts: PageFacts, preview: PagePreview) {
  const index = path.join(folder, 'index.html');
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    if (!existsSync(index)) {
      response.status(503).type('text').send('The web app is not built yet. Run "npm run build" and reload.');
      return;
    }
    const [page, known, shown] = await Promise.all([
      readFile(index, 'utf8'),
      facts().catch(() => null),
      preview(request.path).catch(() => null),
    ]);
    const unlisted = UNLISTED.test(request.path);
    const metas = [unlisted ? NO_ROBOTS : '', known === null ? '' : factsMeta(known), shown === null ? '' : previewMetas(shown)].join('');
    response.setHeader('Cache-Control', unlisted ? 'no-store' : 'no-cache');
    if (unlisted) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.type('html').send(page.replace('<head>', () => `<head>\n    ${metas}`));
  };
}

function factsMeta(known: object): string {
  return `<meta name="recruit-directory" content="${escaped(JSON.stringify(known))}" />`;
}

function previewMetas({ title, description, image }: LinkPreview): string {
  const metas = [
    ['og:type', 'profile'],
    ['og:site_name', 'Recruit'],
    ['og:title', title],
    ['og:description', description],
    ...(image === null ? [] : [['og:image', image]]),
  ];
  return metas.map(([name, content]) => `<meta property="${name}" content="${escaped(content ?? '')}" />`).join('');
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? '');
}
