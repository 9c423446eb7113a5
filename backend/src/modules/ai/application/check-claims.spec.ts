import { Grammar, type Correction } from './ports/grammar.js';
import { CheckClaims } from './check-claims.js';

class NoWords extends Grammar {
  correct = (text: string): Promise<Correction> => Promise.resolve({ text, doubts: [] });
  ordinaryAmong = () => Promise.resolve(new Set<string>());
}

describe('holding a text against the facts', () => {
  it('O-11 lets requests of others have their turn between its long steps', async () => {
    const checks = new CheckClaims(new NoWords());
    let rounds = 0;
    let isOver = false;
    const count = (): void => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const { flags } = await checks.run('1.2 3-4 '.repeat(2_000), [], '');
    isOver = true;
    expect(flags).toHaveLength(500);
    expect(rounds).toBeGreaterThanOrEqual(2);
  });
});
