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

/** Serves index.html of the folder for every address, with the facts in a meta element; without them when they fail. */
export function appPage(folder: string, facts: PageFacts) {
  const index = path.join(folder, 'index.html');
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    if (!existsSync(index)) {
      response.status(503).type('text').send('The web app is not built yet. Run "npm run build" and reload.');
      return;
    }
    const [page, known] = await Promise.all([readFile(index, 'utf8'), facts().catch(() => null)]);
    const unlisted = UNLISTED.test(request.path);
    const metas = [unlisted ? NO_ROBOTS : '', known === null ? '' : factsMeta(known)].join('');
    response.setHeader('Cache-Control', unlisted ? 'no-store' : 'no-cache');
    if (unlisted) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.type('html').send(page.replace('<head>', () => `<head>\n    ${metas}`));
  };
}

function factsMeta(known: object): string {
  const content = JSON.stringify(known).replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? '');
  return `<meta name="recruit-directory" content="${content}" />`;
}
