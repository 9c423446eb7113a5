import { escaped } from './escaped.js';
import { homeHead, type ShellHead } from './home-shell.js';
import { schoolsShell } from './schools-shell.js';

/** Pages with the same heading for every user. */
const HEADS: Record<string, ShellHead> = {
  '/recruiting': { title: 'Schools', note: 'Track your recruiting progress and coach contacts' },
  '/campaigns': { title: 'Email Campaigns', note: '' },
  '/profile': { title: 'Athlete Profile', note: 'What coaches will read about you' },
  '/recruiting-strategy': { title: 'Recruiting Strategy', note: 'Your plan, from your own data' },
};

/**
 * The frame of a signed-in page with its real heading, drawn before any script has come; the styles are
 * frontend/src/app/styles/first-paint.css. What comes later has its room already.
 */
export function pageShell(page: string, answers: Record<string, unknown>): string {
  const head = page === '/' ? homeHead(answers['/api/user']) : HEADS[page];
  if (head === undefined) return '';
  const note = head.note === '' ? '' : `<p class="first-note">${escaped(head.note)}</p>`;
  const list = page === '/recruiting' ? schoolsShell(answers) : (head.below ?? '');
  return [
    '<div class="first-paint" aria-busy="true"><div class="first-side"></div><div class="first-page"><div class="first-bar">Recruit</div>',
    `<div class="first-main"><h1>${escaped(head.title)}</h1>${note}${list}<div class="first-block"></div><div class="first-block"></div></div></div></div>`,
  ].join('');
}

/** The landing page before the app is loaded: its headline, and the space of the account card beside it. Other pages of a visitor have none. */
export function visitorShell(page: string, facts: object | null): string {
  if (page !== '/') return '';
  const { total, D1, D2, D3 } = (facts ?? {}) as Record<string, unknown>;
  const count = (value: unknown) => Number(value).toLocaleString('en-US');
  const isKnown = [total, D1, D2, D3].every((value) => typeof value === 'number') && Number(total) > 0;
  const figures = [
    [D1, 'Division I'],
    [D2, 'Division II'],
    [D3, 'Division III'],
  ].map(([value, name]) => `<li><strong>${count(value)}</strong>${String(name)} programs</li>`);
  return [
    '<div class="first-visit" aria-busy="true"><div class="first-top">Recruit</div><div class="first-hero"><div class="first-grid"><div>',
    '<h1>Write to the right coaches. Know who wrote back.</h1>',
    `<p>Your profile, ${isKnown ? `${count(total)} ` : ''}college programs and every email you send, in one place. `,
    'Each campaign reaches a coach once, never twice.</p>',
    isKnown ? `<ul>${figures.join('')}</ul>` : '',
    '</div><div class="first-card"></div></div></div></div>',
  ].join('');
}
