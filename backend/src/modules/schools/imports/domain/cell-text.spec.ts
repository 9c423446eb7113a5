import { valueOf, visibleText } from './cell-text.js';

describe('the text of a cell', () => {
  it('K-07 loses what nobody sees', () => {
    expect(visibleText('\u00a0dana@\u00adrock.test\u200b ')).toBe('dana@rock.test');
    expect(visibleText('Zoë O’Hill')).toBe('Zoë O’Hill');
    expect(visibleText('Jose\u0301')).toBe('Jos\u00e9');
    expect(visibleText(' JosÃ© PeÃ±a ')).toBe('José Peña');
  });

  it.each(['N/A', 'none', '-', '—', '#REF!', 'NULL'])('K-07 %s says that there is no value', (cell) => expect(valueOf(cell)).toBe(''));

  it.each(['na', 'NA', '-Head Coach', '#1', 'Nonesuch', '0'])('K-07 %s is a value', (cell) => expect(valueOf(cell)).toBe(cell));
});
