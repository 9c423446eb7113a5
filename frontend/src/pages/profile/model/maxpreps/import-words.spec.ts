import { importWords } from './import-words';

describe('what an import brought', () => {
  it.each([
    [{ added: 2, updated: 0, unchanged: 0 }, { from: 2026, to: 2026 }, '2 games added · season 2026'],
    [{ added: 1, updated: 2, unchanged: 3 }, { from: 2025, to: 2026 }, '1 game added, 2 updated, 3 unchanged · seasons 2025–2026'],
    [{ added: 0, updated: 0, unchanged: 0 }, null, '0 games added'],
  ])('P-10 says of %j in %j: %s', (imported, seasons, words) => {
    expect(importWords({ imported, seasons })).toBe(words);
  });
});
