import { type Drawn, nextDrawnRows } from './next-drawn-rows';
import { isSame, type Span } from './span';

interface FollowedList {
  list: HTMLElement;
  count: number;
  /** The row at this many pixels below the top of the list. */
  rowAt: (pixels: number) => number;
  spare: number;
  inTwo: boolean;
  /** What is already rendered. */
  drawn: Drawn;
  /** Called immediately, and then at most once in each frame. */
  onStroke: (drawn: Drawn) => void;
}

/** Calls `onStroke` with the rows to draw while the page is scrolled. Returns a function that stops it. */
export function followView({ list, count, rowAt, spare, inTwo, drawn, onStroke }: FollowedList): () => void {
  let frame = 0;
  let now = drawn;
  const look = () => {
    frame = 0;
    const next = nextDrawnRows(now, { view: viewOf(list, rowAt), count, spare, inTwo });
    if (isSame(next.rows, now.rows) && isSame(next.whole, now.whole)) return;
    now = next;
    onStroke(next);
    soon();
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  look();
  window.addEventListener('scroll', soon, { passive: true });
  window.addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', soon);
    window.removeEventListener('resize', soon);
  };
}

function viewOf(list: HTMLElement, rowAt: FollowedList['rowAt']): Span {
  const top = -list.getBoundingClientRect().top;
  return { first: rowAt(top), last: rowAt(top + window.innerHeight) };
}
