import { OrdinaryWords } from './ordinary-words.js';

describe('OrdinaryWords', () => {
  const asked: string[][] = [];
  const lookUp = (words: readonly string[]) => {
    asked.push([...words]);
    return Promise.resolve(new Map(words.map((word) => [word, word !== 'Qwrt'])));
  };
  const rethrow = (error: unknown) => {
    throw error;
  };

  beforeEach(() => asked.splice(0));

  it('asks for each word once', async () => {
    const words = new OrdinaryWords(10);
    expect(await words.among(['Team', 'Qwrt'], lookUp, rethrow)).toEqual(new Set(['Team']));
    expect(await words.among(['Team', 'Qwrt', 'Film'], lookUp, rethrow)).toEqual(new Set(['Team', 'Film']));
    expect(asked).toEqual([['Team', 'Qwrt'], ['Film']]);
  });

  it('O-11 knows what it knew before when the memory is full and forgotten meanwhile', async () => {
    const words = new OrdinaryWords(2);
    await words.among(['Team', 'Film'], lookUp, rethrow);
    expect(await words.among(['Team', 'Coach'], lookUp, rethrow)).toEqual(new Set(['Team', 'Coach']));
    const one = words.among(['Coach', 'Run'], lookUp, rethrow);
    const other = words.among(['Ball', 'Field', 'Kick'], lookUp, rethrow);
    expect(await one).toEqual(new Set(['Coach', 'Run']));
    expect(await other).toEqual(new Set(['Ball', 'Field', 'Kick']));
  });

  it('answers what is known when the rest cannot be looked up', async () => {
    const words = new OrdinaryWords(10);
    await words.among(['Team'], lookUp, rethrow);
    const failing = () => Promise.reject(new Error('stopped'));
    expect(await words.among(['Team', 'Film'], failing, () => undefined)).toEqual(new Set(['Team']));
    await expect(words.among(['Film'], failing, rethrow)).rejects.toThrow('stopped');
  });
});
