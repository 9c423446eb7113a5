import { footerYears } from './footer-years';

it('S-06 runs from 2024 to the current year', () => {
  expect(footerYears(new Date(2024, 5, 1))).toBe('2024');
  expect(footerYears(new Date(2031, 0, 1))).toBe('2024–2031');
});
