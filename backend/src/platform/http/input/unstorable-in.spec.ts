import { unstorableIn } from './unstorable-in.js';

const HALF = '\ud800';

describe('text that cannot be stored', () => {
  it.each([
    ['a field', { name: HALF }, 'name'],
    ['an entry of a list', { games: [{ opponent: 'a' }, { opponent: 'b\0' }] }, 'games[1].opponent'],
    ['a list within a list', { rows: [['a'], ['b', HALF]] }, 'rows[1][1]'],
    ['the name of a field', { stats: { [`x${HALF}`]: 1 } }, 'stats'],
  ])('X-05 %s is named', (_, body, field) => {
    expect(unstorableIn(body)).toMatchObject({ field, code: 'unstorable_character' });
  });

  it('X-05 a parameter is named by its own name, and the message is one that a person reads', () => {
    expect(unstorableIn(HALF, 'withWhom')).toEqual({
      field: 'withWhom',
      code: 'unstorable_character',
      message: 'With whom has a character that cannot be stored. Delete it and type it again.',
    });
  });

  it('X-05 text, numbers and nulls that can be stored are fine, and what is nested too deeply is refused', () => {
    expect(unstorableIn({ a: 'emoji 🏈', b: [1, null, true], c: {} })).toBeUndefined();
    const deep = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown;
    expect(unstorableIn(deep)).toEqual({ field: '', code: 'too_deep', message: 'The request is nested too deeply.' });
  });
});
