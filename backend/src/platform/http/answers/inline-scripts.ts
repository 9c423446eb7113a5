import { createHash } from 'node:crypto';

import type { Response } from 'express';

const INLINE = /<script>([\s\S]*?)<\/script>/g;
const POLICY = 'Content-Security-Policy';

let known = { html: '', hashes: '' };

/** Lets the scripts run that a page as it was built holds itself, and no others: by their hash. */
export function allowInlineScripts(response: Response, html: string): void {
  if (known.html !== html) known = { html, hashes: hashesIn(html) };
  const policy = response.getHeader(POLICY);
  if (typeof policy === 'string')
    response.setHeader(
      POLICY,
      policy.replace("script-src 'self'", (own) => own + known.hashes),
    );
}

function hashesIn(html: string): string {
  return [...html.matchAll(INLINE)].map(([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`).join('');
}
