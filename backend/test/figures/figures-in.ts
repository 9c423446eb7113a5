import type { Counted } from './figure-answers.js';

/** "3 emails sent, the last on … 1 opened (an estimate). 2 replies, …" as figures. */
export function figuresIn(text: string): Counted {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  return { sent: number(/(\d+) emails? sent/), opened: number(/(\d+) opened/), replied: number(/(\d+) repl(?:y|ies)/) };
}
