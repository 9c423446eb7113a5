export const MOVES = ['recruit', 'transfer_in', 'transfer_out'] as const;

export type Move = (typeof MOVES)[number];

/** A player who joins a school before the season of a year, or leaves it by a transfer. */
export interface IncomingPlayer {
  schoolId: number;
  entryYear: number;
  /** The row of the file. */
  place: number;
  name: string;
  /** A position group, or the file's own text. */
  position: string;
  move: Move;
}

const BY_SPELLING: Record<string, Move> = {
  recruit: 'recruit',
  commit: 'recruit',
  committed: 'recruit',
  signee: 'recruit',
  signed: 'recruit',
  freshman: 'recruit',
  'high school': 'recruit',
  transfer: 'transfer_in',
  'transfer in': 'transfer_in',
  in: 'transfer_in',
  'transfer out': 'transfer_out',
  portal: 'transfer_out',
  out: 'transfer_out',
};

/** Reads "recruit", "transfer in", "transfer out" and what files write for them; null for anything else. */
export function readMove(text: string): Move | null {
  const folded = text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return Object.hasOwn(BY_SPELLING, folded) ? (BY_SPELLING[folded] ?? null) : null;
}
