import { roundsDuring } from '../../../../shared-kernel/testing/rounds-during.js';
import { Grammar, type Correction } from '../../grammar/index.js';
import { CheckClaims } from './check-claims.js';

class NoWords extends Grammar {
  correct = (text: string): Promise<Correction> => Promise.resolve({ text, doubts: [] });
  ordinaryAmong = () => Promise.resolve(new Set<string>());
}

describe('holding a text against the facts', () => {
  it('O-11 lets requests of others have their turn between its long steps', async () => {
    const checks = new CheckClaims(new NoWords());
    const rounds = await roundsDuring(async () => {
      const { flags } = await checks.run('1.2 3-4 '.repeat(2_000), [], '');
      expect(flags).toHaveLength(500);
    });
    expect(rounds).toBeGreaterThanOrEqual(2);
  });
});
