export { answerCallback, answerCallbackScript } from './answer-callback.js';
export type { CallbackWords } from './callback-page.js';
export { oneText } from './one-text.js';
