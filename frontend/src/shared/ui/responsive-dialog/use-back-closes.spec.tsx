import { render } from '@testing-library/react';
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

  it('issue 17 is not watched with a mouse, whose keyboard has Escape, nor by a browser without it', () => {
    touch(false);
    render(<Sheet open onClose={() => undefined} />);
    expect(FakeWatcher.open).toEqual([]);
    touch(true);
    Reflect.deleteProperty(window, 'CloseWatcher');
    render(<Sheet open onClose={() => undefined} />);
    expect(FakeWatcher.open).toEqual([]);
  });
});
