import type { FitNeed } from './fit-analysis';
import { fitWords } from './fit-words';

const need = (players: number, graduating: number) => fitWords.players({ players, graduating } as FitNeed);

describe('the words of a fit', () => {
  it.each([
    [{ low: 76, high: 76 }, '76', '76 of 100'],
    [{ low: 76, high: null }, '76', '76 of 100'],
    [{ low: 47, high: 95 }, '47–95', 'between 47 and 95 of 100'],
    [{ low: null, high: 95 }, null, 'unknown'],
    [{ low: 0, high: 0 }, '0', '0 of 100'],
  ])('F-08 the score %j reads %p and is spoken %p', (ends, shown, spoken) => {
    expect([fitWords.score(ends), fitWords.spokenScore(ends)]).toEqual([shown, spoken]);
  });

  it('F-08 how much of it is known is said', () => {
    expect(fitWords.coverage({ knownParts: 3, parts: 4 } as Parameters<typeof fitWords.coverage>[0])).toBe('3 of 4 parts known');
  });

  it('F-03 the players of the position, and how many leave', () => {
    expect([need(0, 0), need(1, 1), need(4, 2)]).toEqual([
      'No players on the roster',
      '1 player, 1 in the last class year',
      '4 players, 2 in their last class year',
    ]);
  });
});
