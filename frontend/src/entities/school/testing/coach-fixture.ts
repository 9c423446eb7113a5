import type { Coach } from '../model/coach';

/** A coach of the shared directory; a test overrides the fields it needs. */
export function coachFixture(over: Partial<Coach> = {}): Coach {
  return {
    id: 11,
    firstName: 'Dana',
    lastName: 'Fieldhouse',
    name: 'Dana Fieldhouse',
    email: 'dana.fieldhouse@akron.example.edu',
    phone: null,
    xHandle: null,
    title: 'Head Coach',
    position: 'HC',
    isHeadCoach: true,
    addedByYou: false,
    isExample: false,
    verifiedOn: null,
    staffPage: null,
    origin: 'imported',
    enteredOn: '2026-11-02',
    confirmed: null,
    aside: null,
    ...over,
  };
}
