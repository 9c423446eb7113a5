/**
 * 0 in `npm test`; 1, 2, 3, … in the rounds of `npm run soak`, which send every input instead of a sample and begin random
 * runs from another seed each time.
 */
export const soakRound = Number(process.env['SOAK_ROUND'] ?? '0');

/** `all` in `npm run soak`, `sample` in `npm test`. */
export const soakElse = (all: number, sample: number): number => (soakRound > 0 ? all : sample);
