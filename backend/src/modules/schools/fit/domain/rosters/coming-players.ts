import type { Move } from '../../../directory/domain/roster/incoming-player.js';

/** The known players who join a school, or leave it by a transfer, before the season of a year. */
export interface IncomingClass {
  entryYear: number;
  /** The file that names them. */
  source: string;
  /** The day on which it was loaded, YYYY-MM-DD. */
  asOf: string;
  counts: readonly { position: string; move: Move; players: number }[];
}

/** Named players; others may join who are not named yet. */
export interface NamedPlayers {
  players: number;
  /** Of them, at the athlete's position. */
  own: number;
  source: string;
  /** YYYY-MM-DD */
  asOf: string;
}

export interface Transfers {
  in: number;
  out: number;
  ownIn: number;
  ownOut: number;
  source: string;
  asOf: string;
}

interface Span {
  /** The season of the roster: who came in it is there. */
  after: number;
  /** The year in which the athlete would start. */
  until: number;
  /** The athlete's position group; null: not given. */
  own: string | null;
}

/** Recruits and transfers between the roster and the athlete's first season; null where nothing that names any is loaded. */
export function comingPlayers(
  classes: readonly IncomingClass[],
  span: Span,
): { incoming: NamedPlayers | null; transfers: Transfers | null } {
  const within = classes.filter(({ entryYear }) => entryYear > span.after && entryYear <= span.until);
  const recruits = within.filter(({ counts }) => counts.some(({ move }) => move === 'recruit'));
  const moved = within.filter(({ counts }) => counts.some(({ move }) => move !== 'recruit'));
  const count = (from: readonly IncomingClass[], move: Move, position: string | null = null) =>
    from
      .flatMap(({ counts }) => counts)
      .filter((one) => one.move === move && (position === null || one.position === position))
      .reduce((sum, { players }) => sum + players, 0);
  const own = (from: readonly IncomingClass[], move: Move) => (span.own === null ? 0 : count(from, move, span.own));
  const [ofRecruits, ofMoved] = [originOf(recruits), originOf(moved)];
  return {
    incoming: ofRecruits && { players: count(recruits, 'recruit'), own: own(recruits, 'recruit'), ...ofRecruits },
    transfers: ofMoved && {
      ...{ in: count(moved, 'transfer_in'), out: count(moved, 'transfer_out') },
      ...{ ownIn: own(moved, 'transfer_in'), ownOut: own(moved, 'transfer_out') },
      ...ofMoved,
    },
  };
}

/** The oldest day counts: so old can a part of it be. */
function originOf(classes: readonly IncomingClass[]): { source: string; asOf: string } | null {
  const days = classes.map(({ asOf }) => asOf).sort();
  const [asOf] = days;
  return asOf === undefined ? null : { source: [...new Set(classes.map(({ source }) => source))].join(', '), asOf };
}
