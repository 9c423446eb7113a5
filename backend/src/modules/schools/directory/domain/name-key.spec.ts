import { nameKey } from './name-key.js';

describe('the key of a name', () => {
  it.each([
    ['  San José  State ', 'san jose state'],
    ['SAN JOSE STATE', 'san jose state'],
    ['Saint John’s (MN)', "saint john's (mn)"],
    ['University of Hawaiʻi', "university of hawai'i"],
    ["UNIVERSITY OF HAWAI'I", "university of hawai'i"],
    ['Zoë\nExample', 'zoe example'],
  ])('K-07 folds %j to %j, so that spellings of one name meet', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('K-07 keeps different schools apart', () => {
    expect(nameKey('Miami (OH)')).not.toBe(nameKey('Miami'));
  });
});
