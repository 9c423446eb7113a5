import { type Word, wordsOf } from '../domain/english/words/word.js';

/** "I/PRON play/VERB ./": words with their parts of speech, a blank between all of them; a bar ends a line. */
export function tagged(line: string): Word[] {
  const parts = new Map<number, string>();
  let text = '';
  for (const token of line.split(' ')) {
    const [word = '', part = ''] = token.split('/');
    if (text !== '' && !/^[.,;:!?]$/.test(word)) text += ' ';
    parts.set(text.length, part);
    text += word === '|' ? '\n' : word;
  }
  return wordsOf(text, parts);
}

/** The same words as a text. */
export function textOf(line: string): string {
  return line
    .split(' ')
    .map((token) => token.split('/')[0])
    .join(' ')
    .replace(/ (?=[.,;:!?])/g, '');
}
