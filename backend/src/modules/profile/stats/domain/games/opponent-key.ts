/** What two spellings of one opponent have in common: "  lake  TRAVIS" and "Lake Travis" are the same. */
export function opponentKey(opponent: string): string {
  return opponent.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
