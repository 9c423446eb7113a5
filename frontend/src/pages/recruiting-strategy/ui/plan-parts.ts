/** The parts of the plan that can be jumped to, by their ids in the page. */
export const planParts = { timeline: 'plan-timeline', schools: 'plan-schools', advice: 'plan-advice', rules: 'plan-rules' } as const;

/** The id of the part of one school. */
export const schoolPart = (schoolId: number) => `plan-school-${schoolId}`;

/** Opens a part where it is folded, brings it up and puts the focus there. */
export function jumpTo(id: string): void {
  const part = document.getElementById(id);
  if (part === null) return;
  const fold = part.querySelector(':scope > details');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
  part.scrollIntoView({ block: 'start' });
  const target = part.querySelector<HTMLElement>(':scope > details > summary') ?? part;
  target.focus({ preventScroll: true });
}
