import { act, render, screen, waitFor } from '@testing-library/react';
import { useMeasuredRowWindow } from './use-measured-row-window';

const keyOf = (place: number) => `row ${place}`;

function Trial({ count }: { count: number }) {
  const { indexes, above, below, listRef, measure } = useMeasuredRowWindow({ count, enabled: true, usualHeight: 80, keyOf });
  return (
    <ul ref={listRef} data-above={above} data-below={below}>
      {indexes.map((index) => (
        <li key={index} ref={measure} data-key={keyOf(index)}>
          {index}
        </li>
      ))}
    </ul>
  );
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => Number(textContent));
const room = (name: 'above' | 'below') => Number(screen.getByRole('list').dataset[name]);

/** A test page has no layout: where the list's top is, seen from the view's. */
function scrollTo(pixels: number): void {
  jest.spyOn(screen.getByRole('list'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -pixels, 100, 100));
  act(() => void window.dispatchEvent(new Event('scroll')));
}

/** What the browser does once it has laid a row out: it tells its observer. */
let tell: (row: Element) => void;

function layOut(place: number, height: number, top = 0): void {
  const row = screen.getByText(place);
  jest.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));
  act(() => tell(row));
}

class Observer {
  constructor(callback: (entries: { target: Element }[]) => void) {
    tell = (target) => callback([{ target }]);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => void Object.assign(globalThis, { ResizeObserver: Observer }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'ResizeObserver'));

// The view is 768 pixels high: rows 0 to 9 of 80 pixels.
describe('useMeasuredRowWindow', () => {
  it('R-02 draws what is in view and five more, and keeps room for the rest', async () => {
    render(<Trial count={100} />);
    await waitFor(() => expect(rows()).toHaveLength(15));
    expect([room('above'), room('below')]).toEqual([0, 85 * 80]);
  });

  it('R-02 a row that turns out higher takes its true room, also when it is no longer drawn', async () => {
    render(<Trial count={100} />);
    layOut(0, 480);
    scrollTo(400 + 4_000);
    await waitFor(() => expect(rows()[0]).toBe(45));
    expect(room('above')).toBe(480 + 44 * 80);
    expect(rows()).toContain(50);
  });

  it('R-02 a row drawn above the view moves the page by what it is higher than usual, once', () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    render(<Trial count={100} />);
    layOut(0, 144, -200);
    layOut(0, 500, -556);
    layOut(1, 144, 20);
    expect(scrollBy.mock.calls).toEqual([[0, 64]]);
  });
});
