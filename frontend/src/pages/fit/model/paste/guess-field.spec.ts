import { guessField } from './guess-field';
import type { PastedField } from './pasted-player';

describe('what a cell of a pasted roster is', () => {
  it.each<[PastedField, string[]]>([
    ['position', ['QB', 'wr', 'DL/LB', 'EDGE', 'Quarterback', 'defensive lineman', 'Inside Linebacker', 'strong safety', 'long snapper']],
    ['height', ['6-2', '6\'2"', '5’11', '6 ft 2 in', "6' 10''"]],
    ['weight', ['205', '205 lbs', '310 lb.']],
    ['classYear', ['Fr', 'RS-So.', 'R-Jr', 'Redshirt Senior', 'graduate', '5th', '2027']],
    ['name', ['Pat Placeholder', "Lou O'Invented Jr.", 'José Núñez', 'Mary Ann de la Cruz']],
  ])('K-09 %s', (field, cells) => {
    for (const cell of cells) expect([cell, guessField(` ${cell} `)]).toEqual([cell, field]);
  });

  it.each(['12', '5', '', 'Austin, Texas', '#7', '8-2', '62', 'Madonna', 'Business / Law'])('K-09 %p is none of them', (cell) => {
    expect(guessField(cell)).toBeNull();
  });
});
