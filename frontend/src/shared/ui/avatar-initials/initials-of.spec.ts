import { initialsOf } from './initials-of';

it.each([
  ['Maya Cruz', 'MC'],
  ['Maya de la Cruz', 'MC'],
  ['  josé  ', 'J'],
  ['', ''],
])('S-05 draws "%s" as "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
