import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { useListState } from './use-list-state';

function typing() {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <MemoryRouter initialEntries={['/recruiting']}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ list: useListState(), address: useLocation().search }), { wrapper });
}

describe('what is typed into the search of schools', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    window.history.replaceState(null, '', '/');
  });

  it('R-02 reaches the address a moment later', () => {
    const { result } = typing();
    act(() => result.current.list.type('akron'));
    act(() => jest.advanceTimersByTime(300));
    expect(result.current.address).toBe('?q=akron');
  });

  it('R-02 changes no address when a link was pressed meanwhile whose page is still loading', () => {
    const { result } = typing();
    act(() => result.current.list.type('akron'));
    window.history.pushState(null, '', '/fit');
    act(() => jest.advanceTimersByTime(300));
    expect(result.current.address).toBe('');
  });
});
