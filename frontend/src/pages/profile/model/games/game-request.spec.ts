import { gameRequest } from './game-request';

describe('what is sent of a game', () => {
  it('P-09 drops what is blank and sends numbers as numbers', () => {
    const stats = { attempts: '27', completions: '', sacks: '0.5', rushingYards: '-3', carries: '0' };
    expect(gameRequest({ opponent: 'Bowie', date: '2026-09-18', stats })).toEqual({
      opponent: 'Bowie',
      date: '2026-09-18',
      stats: { attempts: 27, sacks: 0.5, rushingYards: -3, carries: 0 },
    });
  });
});
