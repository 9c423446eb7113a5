import type { Request } from 'express';

import { escaped } from './escaped.js';

interface FirstSchool {
  name: string;
  division: string;
  subdivision: string | null;
  association: string | null;
  conference: string | null;
  city: string;
  state: string;
  coaches: unknown[];
}

const FIRST = '/api/schools/first';

/** What has to be known of an athlete before schools are in the order in which they fit. */
const FOR_YOU = ['position', 'graduationYear', 'city', 'state', 'gpa'];

/** So many cards or rows are more than the first screen. */
const CARDS = 8;

const HINT = '<a>Add position, class, town and GPA</a> to see schools in the order in which they fit you.';

/** Answers without the first schools, by name, where something else is shown: by fit, or what the address asks for. */
export function schoolsStart({ query }: Pick<Request, 'query'>, answers: Record<string, unknown>): Record<string, unknown> {
  const user = (answers['/api/user'] ?? {}) as Record<string, unknown>;
  const isByFit = FOR_YOU.every((field) => (user[field] ?? null) !== null);
  if (!isByFit && Object.keys(query).length === 0) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([address]) => address !== FIRST));
}

/** The first schools that the document brings along. */
export function firstSchools(answers: Record<string, unknown>): FirstSchool[] {
  return (answers[FIRST] as { schools: FirstSchool[] } | undefined)?.schools ?? [];
}

/** The first screen: frontend/src/pages/schools/ui/list/school-card.tsx before any script has come. */
export function schoolsShell(answers: Record<string, unknown>): string {
  const cards = firstSchools(answers).slice(0, CARDS);
  if (cards.length === 0) return '';
  return [
    '<div class="first-list"><div class="first-field">Search schools</div><div class="first-tools"><i></i><i></i><i></i></div>',
    `<p class="first-hint">${HINT}</p><ul>${cards.map(card).join('')}</ul></div>`,
  ].join('');
}

function card({ name, division, subdivision, association, conference, city, state, coaches }: FirstSchool): string {
  const town = [city, state].filter((part) => part !== '' && part !== 'unknown').join(', ') || 'Not known';
  const place = [town, conference].filter(Boolean).join(' · ');
  const level = division === 'na' ? (association ?? 'Not Available') : [division, subdivision].filter(Boolean).join(' ');
  const tone = division === 'D1' ? ' data-tone="info"' : '';
  const count = coaches.length === 1 ? '1 coach' : `${coaches.length} coaches`;
  return [
    `<li><h2>${escaped(name)}</h2><div><b${tone}>${escaped(level)}</b><span>${escaped(place)}</span></div>`,
    coaches.length === 0 ? '<footer data-missing>No contacts yet</footer></li>' : `<footer>${count}</footer></li>`,
  ].join('');
}
