import { initialsOf } from './initials-of';

it.each([
  ['Maya Cruz', 'MC'],
  ['Maya de la Cruz', 'MC'],
  ['D’Andre Moss III', 'DM'],
  ['Kendall Fox Jr.', 'KF'],
  ['Iv Petrov', 'IP'],
  ['  josé  ', 'J'],
  ['', ''],
])('S-05 draws "%s" as "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
