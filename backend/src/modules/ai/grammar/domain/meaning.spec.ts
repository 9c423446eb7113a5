import { keepsMeaning } from './meaning.js';

describe('what a change of words may not change', () => {
  it.each([
    ['I cant come.', 'I can’t come.'],
    ['I am not just fast, I am really really fast.', 'I am not just fast, I am really fast.'],
    ['I threw twelve touchdowns.', 'I threw 12 touchdowns.'],
    ['Let me no if you seen my film.', 'Let me know if you have seen my film.'],
    ['I play in round rock.', 'I play in Round Rock.'],
    ['I do not quit.', 'I don’t quit.'],
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
  ])('I-06 notices that %s', (_, before, after) => {
    expect(keepsMeaning(before, after)).toBe(false);
  });
});
