import { act, render, screen, waitFor } from '@testing-library/react';
import { useRowWindow } from './use-row-window';

interface TrialProps {
  count: number;
  enabled?: boolean;
  inTwo?: boolean;
}

function Trial({ count, enabled = true, inTwo = false }: TrialProps) {
  const { indexes, above, below, isWhole, listRef } = useRowWindow({ count, enabled, rowRem: 5, inTwo });
  return (
    <ul ref={listRef} data-above={above} data-below={below}>
      {indexes.map((index) => (
        <li key={index}>{`${index}${isWhole(index) ? ' whole' : ''}`}</li>
      ))}
    </ul>
  );
}

afterEach(() => document.documentElement.style.removeProperty('font-size'));

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const margins = () => {
  const { above, below } = screen.getByRole('list').dataset;
  return { above: Number(above), below: Number(below) };
};

/** A test page has no layout: where the list's top is, seen from the view's. */
function scrollTo(pixels: number): void {
  jest.spyOn(screen.getByRole('list'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -pixels, 100, 100));
  act(() => void window.dispatchEvent(new Event('scroll')));
}

// The view is 768 pixels high: rows 0 to 9 of 80 pixels.
describe('useRowWindow', () => {
  it('R-02 draws what is in view before anything is shown, then five more', async () => {
    render(<Trial count={100} />);
    expect(rows()).toHaveLength(10);
    await waitFor(() => expect(rows()).toHaveLength(15));
    expect(margins()).toEqual({ above: 0, below: 85 * 80 });
  });

  it('R-02 draws other rows where the page is scrolled to, and the list stays as long', async () => {
    render(<Trial count={100} inTwo />);
    scrollTo(4_000);
    await waitFor(() => expect(rows()).toHaveLength(20));
    await waitFor(() => expect(rows()).toEqual(Array.from({ length: 20 }, (_, at) => `${45 + at} whole`)));
    const { above, below } = margins();
    expect(above + 20 * 80 + below).toBe(100 * 80);
  });

  it('R-02 a list that became shorter draws what there is', async () => {
    const { rerender } = render(<Trial count={100} />);
    scrollTo(4_000);
    await waitFor(() => expect(rows()[0]).toBe('45 whole'));
    rerender(<Trial count={3} />);
    expect(rows().at(-1)).toBe('2 whole');
    rerender(<Trial count={0} />);
    expect(rows()).toEqual([]);
    expect(margins()).toEqual({ above: 0, below: 0 });
  });

  it('R-02 S-11 rows are as high as the reader’s text makes them, also when it grows while they are shown', async () => {
    render(<Trial count={100} />);
    await waitFor(() => expect(rows()).toHaveLength(15));
    document.documentElement.style.fontSize = '32px';
    act(() => void window.dispatchEvent(new Event('resize')));
    await waitFor(() => expect(margins().below).toBe((100 - rows().length) * 160));
  });

  it('R-02 off, it draws every row whole', () => {
    render(<Trial count={40} enabled={false} />);
    expect(rows()).toHaveLength(40);
    expect(rows().at(-1)).toBe('39 whole');
  });
});
