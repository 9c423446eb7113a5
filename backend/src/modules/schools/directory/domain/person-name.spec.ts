import { splitName } from './person-name.js';

describe('the parts of a name', () => {
  it.each([
    ['Dana Fieldhouse', 'Dana', 'Fieldhouse'],
    ['Robert "Bobby" Example Jr., M.Ed.', 'Robert', 'Example'],
    ['John Q. Sample', 'John', 'Sample'],
    ['Mary Van der Berg', 'Mary', 'Van der Berg'],
    ['Example, Dana', 'Dana', 'Example'],
    ['Example Jr., Dana', 'Dana', 'Example'],
    ['Coach Dana Sample', 'Dana', 'Sample'],
    ['Dr. Lee Sample III', 'Lee', 'Sample'],
    ['J.T. Sample', 'J.T.', 'Sample'],
    ['Zoë O’Placeholder', 'Zoë', 'O’Placeholder'],
    ['T. J. Ward', 'T. J.', 'Ward'],
    ['J. Robert Sample', 'J. Robert', 'Sample'],
    ['J. Van Sample', 'J.', 'Van Sample'],
    ['T. J.', 'T.', 'J.'],
    ['Sample, T. J.', 'T. J.', 'Sample'],
    ['Tommy Lee Sample', 'Tommy Lee', 'Sample'],
    ['Sample, Ann Marie', 'Ann Marie', 'Sample'],
    ['Sample, Dana Quinn', 'Dana', 'Sample'],
    ['De la Sample, Dana', 'Dana', 'De la Sample'],
    ['Bruce Lee', 'Bruce', 'Lee'],
    ['Robert "Big Bob" Sample', 'Robert', 'Sample'],
    ['"Bobby" Robert Sample', 'Robert', 'Sample'],
    ['“Robert Sample”', 'Robert', 'Sample'],
    ["Nils 'Moose' Sample", 'Nils', 'Sample'],
    ["Jo'Von O'Sample", "Jo'Von", "O'Sample"],
    ['Cher', 'Cher', ''],
    ['Coach', 'Coach', ''],
    ['Dr. Coach', 'Coach', ''],
    ['Dana S', 'Dana', 'S'],
    ['Dana Q. S', 'Dana', 'S'],
    ['Dana   Sample', 'Dana', 'Sample'],
    ['Dana Sample, ', 'Dana', 'Sample'],
    ['Dana Sample,Jr.', 'Dana', 'Sample'],
    ['Sample ,  Dana', 'Dana', 'Sample'],
    ['', '', ''],
  ])('E-04 splits %j into %j and %j', (name, first, last) => {
    expect(splitName(name)).toEqual({ first, last });
  });
});
