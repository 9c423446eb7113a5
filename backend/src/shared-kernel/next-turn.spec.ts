import { nextTurn } from './next-turn.js';

describe('the turns of long work', () => {
  it('O-11 lets one of many continue in each round of the event loop', async () => {
    let round = 0;
    let isOver = false;
    const count = (): void => {
      round += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const work = async (): Promise<number[]> => {
      const rounds: number[] = [];
      for (let piece = 0; piece < 5; piece += 1) {
        await nextTurn();
        rounds.push(round);
      }
      return rounds;
    };
    const rounds = (await Promise.all([work(), work(), work()])).flat();
    isOver = true;
    expect(new Set(rounds).size).toBe(15);
  });
});
