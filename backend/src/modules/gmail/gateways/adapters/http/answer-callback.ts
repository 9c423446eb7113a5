import type { Response } from 'express';

import { callbackPage, type CallbackWords } from './callback-page.js';
import { callbackScript } from './callback-script.js';

const SCRIPT_MAX_AGE_S = 3600;

/** Answers with the page, or leads back to `profile` where the consent page took the place of the app. */
export function answerCallback(response: Response, words: CallbackWords, profile: string): void {
  // The address holds the code: neither a cache nor the next site may learn it.
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  if (words.outcome === 'connected' && words.sameTab) response.redirect(303, profile);
  else response.type('html').send(callbackPage(words));
}

/** Answers with the page's script. `channel`: where the app's tab listens. */
export function answerCallbackScript(response: Response, channel: string): void {
  response.setHeader('Cache-Control', `public, max-age=${SCRIPT_MAX_AGE_S}`);
  response.type('text/javascript').send(callbackScript(channel));
}
