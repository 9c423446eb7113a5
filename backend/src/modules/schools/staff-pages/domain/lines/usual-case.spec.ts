import { inUsualCase } from './usual-case.js';

describe('names in capitals', () => {
  it.each([
    ['ANN', 'AMES', 'Ann Ames'],
    ['BO', 'MCELROY', 'Bo McElroy'],
    ['JEAN-LUC', 'O’NEIL', 'Jean-Luc O’Neil'],
    ['RUBEN', 'ST. ONGE', 'Ruben St. Onge'],
    ['AJ', 'ROSS', 'AJ Ross'],
    ['T.J.', 'ROSS', 'T.J. Ross'],
    ['DK', 'ROSS', 'DK Ross'],
    ['Ann', 'AMES', 'Ann Ames'],
    ['JD', 'Ames', 'JD Ames'],
    ['Bo', 'LI', 'Bo LI'],
    ['Ann', 'McElroy', 'Ann McElroy'],
    ['ELI', 'KIM', 'Eli Kim'],
    ['TJ', 'LEE', 'TJ Lee'],
    ['DK', 'NG', 'DK NG'],
    ['LE’VEON', 'McDANIEL', 'Le’Veon McDaniel'],
    ['Ann', 'DeLUCA', 'Ann DeLuca'],
    ['Ann', 'DeWitt', 'Ann DeWitt'],
  ])('B-01 %s %s is %s', (first, last, name) => {
    const { firstName, lastName } = inUsualCase({ first, last });
    expect(`${firstName} ${lastName}`).toBe(name);
  });
});
