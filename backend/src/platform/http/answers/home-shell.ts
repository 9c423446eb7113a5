import { escaped } from './escaped.js';

/** The head of a page as its first paint shows it. */
export interface ShellHead {
  title: string;
  note: string;
  /** HTML below the note. */
  below?: string;
}

/** What Home asks first of an athlete whose birth date is missing; the page's own script hides it where it was put off. */
const ASK = [
  '<section class="first-ask"><h2>Add your birth date</h2>',
  '<p>You need it before you can share your profile. Coaches don’t see it unless you share it.</p></section>',
].join('');

/** For athletes who may use the app; other users have another page there. */
export function homeHead(user: unknown): ShellHead | undefined {
  if (typeof user !== 'object' || user === null) return undefined;
  const known = user as Record<string, unknown>;
  return isAthletesHome(known)
    ? { title: greeting(known), note: '', below: who(known) + (known['birthdate'] === null ? ASK : '') }
    : undefined;
}

function isAthletesHome({ role, isAdmin, mustChangePassword, deletionDueAt, secondFactor }: Record<string, unknown>): boolean {
  return role === 'athlete' && isAdmin === false && mustChangePassword === false && deletionDueAt === null && secondFactor === 'none';
}

function greeting({ firstName }: Record<string, unknown>): string {
  return typeof firstName === 'string' && firstName !== '' ? `Welcome back, ${firstName}!` : 'Welcome to Recruit!';
}

function who({ position, graduationYear }: Record<string, unknown>): string {
  const playing = typeof position === 'string' ? position : 'Athlete';
  const year = typeof graduationYear === 'number' ? String(graduationYear) : '–';
  return `<p class="first-who"><b>${escaped(playing)}</b> &nbsp;Class of ${year}</p>`;
}
