import type { Fact } from './fact.js';

/** What a coach can have when he asks for it: that it is there, never what it is. */
export function toSendOnRequest({ hasPhone, hasCoach }: { hasPhone: boolean; hasCoach: boolean }): Fact[] {
  const things = [hasPhone ? 'my phone number' : '', hasCoach ? 'the contact of my head coach' : ''].filter(Boolean);
  if (things.length === 0) return [];
  return [{ key: 'onRequest', label: 'What you can send on request', value: things.join(' and '), source: 'profile', measures: [] }];
}
