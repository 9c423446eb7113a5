import type { PrivateKind } from './private-values.js';

const WORD_DOT = String.raw` ?[([{] ?dot ?[)\]}] ?| dot `;
const DOT = String.raw`(?:${WORD_DOT}|\.)`;
const INSIDE = String.raw`(?:${WORD_DOT}|[.+-]| ?[([{] ?(?:dash|underscore) ?[)\]}] ?| dash | underscore )`;
const AT = String.raw`(?: ?[([{] ?at ?[)\]}] ?| at | ?@ ?)`;
const NAME = String.raw`(?<![\w.+-])\w{1,64}(?:${INSIDE}\w{1,64}){0,4}`;
const HOST = String.raw`\w{1,63}(?:${INSIDE}\w{1,63}){0,3}`;
const PROVIDER = '(?:gmail|g mail|googlemail|yahoo|outlook|hotmail|icloud|aol|proton(?:mail)?|msn)';

/** Email addresses with their signs in words, in brackets or among blanks: "jay dot whit at gmail dot com". */
export const EMAILS_IN_WORDS: readonly (readonly [PrivateKind, RegExp])[] = [
  ['email', new RegExp(`${NAME}${AT}${HOST}${DOT}(?:com|net|org|edu|us|io|me|co|gov|info|app)\\b`, 'giu')],
  // With a blank beside the point only endings that are no words: "good at math. Me too."
  ['email', new RegExp(`${NAME}${AT}${HOST} ?\\. ?(?:com|net|org|edu)\\b`, 'giu')],
  ['email', new RegExp(`${NAME}${AT}${PROVIDER}\\b`, 'giu')],
];
