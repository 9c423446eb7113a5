import { escaped } from './escaped.js';

/** The head of a page as its first paint shows it. */
export interface ShellHead {
  title: string;
  note: string;
}

/** Of a page whose heading depends on nobody. */
const HEADS: Record<string, ShellHead> = {
  '/recruiting': { title: 'Schools', note: '' },
  '/campaigns': { title: 'Email Campaigns', note: '' },
};

/**
 * The frame of a signed-in page with its real heading, drawn before any script has come; the styles are
 * frontend/src/app/styles/first-paint.css. What comes later has its room already.
 */
export function pageShell(page: string, answers: Record<string, unknown>): string {
  const head = page === '/' ? homeHead(answers['/api/user']) : HEADS[page];
  if (head === undefined) return '';
  const note = head.note === '' ? '' : `<p class="first-note">${escaped(head.note)}</p>`;
  return [
    '<div class="first-paint" aria-busy="true"><div class="first-side"></div><div class="first-page"><div class="first-bar">Recruit</div>',
    `<div class="first-main"><h1>${escaped(head.title)}</h1>${note}<div class="first-block"></div><div class="first-block"></div></div></div></div>`,
  ].join('');
}

function homeHead(user: unknown): ShellHead | undefined {
  if (typeof user !== 'object' || user === null) return undefined;
  const { firstName, isAdmin, role, mustChangePassword, deletionDueAt, secondFactor } = user as Record<string, unknown>;
  const isAthletesHome = role === 'athlete' && isAdmin === false && mustChangePassword === false && deletionDueAt === null;
  if (!isAthletesHome || secondFactor !== 'none') return undefined;
  return { title: typeof firstName === 'string' && firstName !== '' ? `Welcome back, ${firstName}!` : 'Welcome to Recruit!', note: '' };
}
