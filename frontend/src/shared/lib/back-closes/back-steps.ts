const mark = 'recruitOpen';

type Kept = Record<string, unknown> | null;

/** What is open and how it closes; the numbers count up, so that what is on top comes last. */
const open = new Map<number, () => void>();
let last = 0;
/** The step that the history is at, also once the router has written a new address into it. */
let here: number | undefined;
/** What the page's own step becomes once the steps above it are gone: the page stays at the address that it has now. */
let shown: { state: Kept; url: string } | null = null;

const kept = () => window.history.state as Kept;

/** The router's count of pages: the same for a page and what is open on it. */
const pageOf = (state: Kept) => state?.['idx'];

/** The open thing that the present step of the history stands for; undefined at a page's own step. */
function present(): number | undefined {
  const number = kept()?.[mark];
  return typeof number === 'number' ? number : undefined;
}

/** What the router keeps in its step stays: the page is the same. */
function addStep(number: number): void {
  window.history.pushState({ ...kept(), [mark]: number }, '');
  here = number;
}

function look(event: PopStateEvent): void {
  const number = present();
  here = number;
  if (number !== undefined && !open.has(number)) {
    // The step of something that was closed long ago: nobody wants to press Back for it, nor see the page as it was then.
    event.stopImmediatePropagation();
    window.history.back();
    return;
  }
  if (shown !== null && pageOf(shown.state) === pageOf(kept())) {
    event.stopImmediatePropagation();
    window.history.replaceState({ ...shown.state, [mark]: number }, '', shown.url);
    shown = null;
    return;
  }
  shown = null;
  const [top, close] = [...open].at(-1) ?? [0, () => undefined];
  if (top <= (number ?? 0)) return;
  // It may ask first, and stay open: then it has its step still.
  addStep(top);
  close();
}

function takeAway(own: number, page: unknown): void {
  // Where the page has moved on in the same moment, the step stays below and is passed over later.
  if (here !== own || pageOf(kept()) !== page) return;
  shown = { state: kept(), url: window.location.href };
  window.history.back();
}

/** Steps in the history that stand for what is open: going back over one closes it, and leaves the page where it is. */
export const backSteps = {
  /** Adds a step. Returns what takes it away again. */
  add(close: () => void): () => void {
    // Before the router, which has no need to see the steps that are passed over.
    if (last === 0) window.addEventListener('popstate', look, true);
    last += 1;
    const own = last;
    open.set(own, close);
    addStep(own);
    const page = pageOf(kept());
    return () => {
      open.delete(own);
      setTimeout(takeAway, 0, own, page);
    };
  },
};
