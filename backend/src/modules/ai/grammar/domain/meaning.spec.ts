import { figuresOf, keepsMeaning, meaningOf } from './meaning.js';

describe('what a change of words may not change', () => {
  it.each([
    ['I cant come.', 'I can’t come.'],
    ['I am not just fast, I am really really fast.', 'I am not just fast, I am really fast.'],
    ['I threw twelve touchdowns.', 'I threw 12 touchdowns.'],
    ['Let me no if you seen my film.', 'Let me know if you have seen my film.'],
    ['I play in round rock.', 'I play in Round Rock.'],
    ['I do not quit.', 'I don’t quit.'],
    ['I have 12 sacks and 4 picks.', 'I have 4 picks and 12 sacks.'],
    ['I play on thurs.', 'I play on Thursday.'],
    ['I play in oct.', 'I play in October.'],
    ['I am from tx.', 'I am from TX.'],
    ["I can't wait for the camp.", 'I look forward to the camp.'],
  ])('I-06 "%s" and "%s" say the same', (before, after) => {
    expect(keepsMeaning(before, after)).toBe(true);
  });

  it.each([
    ['a denial is gone', 'I cannot come.', 'I can come.'],
    ['a denial is new', 'I am fast.', 'I am not fast.'],
    ['“not just” became “not”', 'I am not just fast.', 'I am not fast.'],
    ['a number is another', 'I threw 9 interceptions.', 'I threw 19 interceptions.'],
    ['a number is gone', 'I ran a 4.68 forty.', 'I ran a forty.'],
    ['a number is new', 'I am fast.', 'I am 1 fast player.'],
    ['a name is gone', 'I met Coach Okonjo there.', 'I met a coach there.'],
    ['a name is new', 'I met a coach there.', 'I met Coach Okonjo there.'],
    ['half of a name is gone', 'I live in round.', 'I live in Round-Rock.'],
    ['a day is another', 'I play on mon.', 'I play on Thursday.'],
    ['a month is new', 'I play soon.', 'I play in October.'],
    ['“only” is new', 'I play corner.', 'I play not only corner.'],
    ['a name of three letters is gone', 'I met Lee there.', 'I met him there.'],
  ])('I-06 notices that %s', (_, before, after) => {
    expect(keepsMeaning(before, after)).toBe(false);
  });

  it('I-06 counts what is denied and notes the numbers in their order of size', () => {
    expect(meaningOf('I have 12 sacks, 4 picks and never quit.')).toEqual({ denials: 1, focuses: 0, figures: '4 12' });
    expect(meaningOf('I am fast.')).toEqual({ denials: 0, focuses: 0, figures: '' });
    expect(figuresOf('I threw Twelve touchdowns and ran a 4.68')).toEqual([12, 4.68]);
    expect(figuresOf('I am fast')).toEqual([]);
  });
});
