const mark = 'recruitOpen';

type Kept = Record<string, unknown> | null;

/** Open elements with their close functions; numbers increase, so the topmost element is the last. */
const open = new Map<number, () => void>();
let last = 0;
/** The number of the current history entry, also after the router replaced its address. */
let here: number | undefined;
/** What the page's own step becomes once the steps above it are gone: the page stays at the address that it has now. */
let shown: { state: Kept; url: string } | null = null;

const kept = () => window.history.state as Kept;

/** The router's count of pages: the same for a page and what is open on it. */
const pageOf = (state: Kept) => state?.['idx'];

/** The number of the open element that the current history entry belongs to; undefined for a page's own entry. */
function present(): number | undefined {
  const number = kept()?.[mark];
  return typeof number === 'number' ? number : undefined;
}

/** Keeps the router's state in the new entry, because the page does not change. */
function addStep(number: number): void {
  window.history.pushState({ ...kept(), [mark]: number }, '');
  here = number;
}

function look(event: PopStateEvent): void {
  const number = present();
  here = number;
  if (number !== undefined && !open.has(number)) {
    // The entry of an element that was closed earlier: skip it, so that Back does not need an extra press.
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
  // `close` may ask the user first and keep the element open; then it still has its entry.
  addStep(top);
  close();
}

function takeAway(own: number, page: unknown): void {
  // If the page was changed at the same moment, the entry stays below and is skipped later.
  if (here !== own || pageOf(kept()) !== page) return;
  shown = { state: kept(), url: window.location.href };
  window.history.back();
}

/** History entries for open elements (dialogs, menus): going back over one closes the element and stays on the page. */
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
