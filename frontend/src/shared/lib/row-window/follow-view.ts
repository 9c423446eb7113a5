import { type Drawn, nextStroke } from './next-stroke';
import { type RowHeights, rowAt } from './row-heights';
import { isSame, type Span } from './span';

interface FollowedList {
  list: HTMLElement;
  heights: RowHeights;
  spare: number;
  inTwo: boolean;
  /** What is drawn already. */
  drawn: Drawn;
  /** Told at once, and at most once in each frame from then on. */
  onStroke: (drawn: Drawn) => void;
}

/** Tells what of a list to draw while the page is scrolled, stroke by stroke. Returns how to stop. */
export function followView({ list, heights, spare, inTwo, drawn, onStroke }: FollowedList): () => void {
  const { count } = heights;
  let frame = 0;
  let now = drawn;
  const look = () => {
    frame = 0;
    const next = nextStroke(now, { view: viewOf(list, heights), count, spare, inTwo });
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

function viewOf(list: HTMLElement, heights: RowHeights): Span {
  const top = -list.getBoundingClientRect().top;
  return { first: rowAt(heights, top), last: rowAt(heights, top + window.innerHeight) };
}
