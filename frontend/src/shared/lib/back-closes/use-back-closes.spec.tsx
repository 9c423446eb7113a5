import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useBackCloses } from './use-back-closes';

function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBackCloses(open, onClose);
  return null;
}

class FakeWatcher {
  static open: FakeWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeWatcher.open.push(this);
  }
  destroy(): void {
    FakeWatcher.open = FakeWatcher.open.filter((other) => other !== this);
  }
}

const touch = (matches: boolean) => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

describe('the back gesture', () => {
  beforeEach(() => {
    FakeWatcher.open = [];
    Object.assign(window, { CloseWatcher: FakeWatcher });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'CloseWatcher');
  });

  it('issue 17 closes the open sheet, and nothing once it is closed', () => {
    touch(true);
    const onClose = jest.fn();
    const { rerender } = render(<Sheet open onClose={onClose} />);
    FakeWatcher.open[0]?.onclose?.();
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(<Sheet open={false} onClose={onClose} />);
    expect(FakeWatcher.open).toEqual([]);
  });

  it('issue 17 is not watched with a mouse, whose keyboard has Escape', () => {
    touch(false);
    render(<Sheet open onClose={() => undefined} />);
    expect(FakeWatcher.open).toEqual([]);
    Reflect.deleteProperty(window, 'CloseWatcher');
    const steps = window.history.length;
    render(<Sheet open onClose={() => undefined} />);
    expect(window.history.length).toBe(steps);
  });
});

/** A swipe back, as a browser without a watcher sends it. */
async function goBack(): Promise<void> {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });
}

/** Sheets on top of each other; `asks`: the last one does not close before somebody has answered. */
function Sheets({ count, asks = false }: { count: number; asks?: boolean }) {
  const [left, setLeft] = useState(count);
  const [asked, setAsked] = useState(0);
  const close = () => (asks ? setAsked(asked + 1) : setLeft(left - 1));
  return (
    <>
      {Array.from({ length: left }, (_, at) => (
        <Sheet key={at} open onClose={close} />
      ))}
      <output>{`${left} open, asked ${asked} times`}</output>
      <button onClick={() => setLeft(left - 1)}>Close</button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const page = () => [window.location.pathname, window.history.state as unknown];

describe('the back gesture of a browser that asks nobody, as Safari’s', () => {
  beforeEach(() => {
    touch(true);
    window.history.pushState({ idx: 3 }, '', '/campaigns');
  });
  afterEach(() => jest.restoreAllMocks());

  it('issue 17 closes what is on top, then what is below it, and the page stays', async () => {
    render(<Sheets count={2} />);
    const both = window.history.state as object;
    expect(both).toMatchObject({ idx: 3 });
    await goBack();
    expect(shown()).toBe('1 open, asked 0 times');
    await waitFor(() => expect(window.history.state).not.toEqual(both));
    await goBack();
    expect(shown()).toBe('0 open, asked 0 times');
    await waitFor(() => expect(page()).toEqual(['/campaigns', { idx: 3 }]));
  });

  it('issue 17 leaves open what asks first, each time', async () => {
    const { unmount } = render(<Sheets count={1} asks />);
    await goBack();
    await goBack();
    expect(shown()).toBe('1 open, asked 2 times');
    expect(window.location.pathname).toBe('/campaigns');
    unmount();
    await waitFor(() => expect(page()).toEqual(['/campaigns', { idx: 3 }]));
  });

  it('issue 17 needs no second swipe for what a button has closed', async () => {
    render(<Sheets count={1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page()).toEqual(['/campaigns', { idx: 3 }]));
  });

  it('issue 17 a page that was opened from a sheet is not left by closing it, and Back leads past the sheet', async () => {
    render(<Sheets count={1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    window.history.pushState({ idx: 4 }, '', '/profile');
    const back = jest.spyOn(window.history, 'back');
    await new Promise((next) => setTimeout(next));
    expect(back).not.toHaveBeenCalled();
    await goBack();
    await waitFor(() => expect(page()).toEqual(['/campaigns', { idx: 3 }]));
  });

  it('issue 17 an address that changes as the sheet closes is the page’s, so that Back neither stays nor opens it again', async () => {
    const steps = window.history.length;
    window.history.replaceState({ idx: 3 }, '', '/campaigns?step=pick');
    render(<Sheets count={1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    window.history.replaceState({ idx: 3, key: 'new' }, '', '/campaigns');
    const seen = jest.fn();
    window.addEventListener('popstate', seen);
    await waitFor(() => expect(page()).toEqual(['/campaigns', { idx: 3, key: 'new' }]));
    await waitFor(() => expect(window.history.state).toHaveProperty('recruitOpen', undefined));
    expect(window.location.search).toBe('');
    expect(window.history.length).toBe(steps + 1);
    expect(seen).not.toHaveBeenCalled();
    window.removeEventListener('popstate', seen);
  });
});
