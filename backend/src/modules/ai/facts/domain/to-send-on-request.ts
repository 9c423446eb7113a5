import type { Fact } from './fact.js';

/** What the profile has of it. */
interface OnRequest {
  hasPhone: boolean;
  hasCoach: boolean;
  hasNextGame: boolean;
}

/** What a coach can get on request: only that it exists, never its content. */
export function toSendOnRequest({ hasPhone, hasCoach, hasNextGame }: OnRequest): Fact[] {
  const things = [hasPhone && 'my phone number', hasCoach && 'the contact of my head coach', hasNextGame && 'the dates of my next games'];
  const value = listed(things.filter((thing) => thing !== false));
  return value === '' ? [] : [{ key: 'onRequest', label: 'What you can send on request', value, source: 'profile', measures: [] }];
}

/** "one, two and three" */
function listed(things: readonly string[]): string {
  return things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}
