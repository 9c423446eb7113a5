import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { useListState } from './use-list-state';

function typing() {
  const wrapper = ({ children }: { children: React.ReactNode }) => <MemoryRouter initialEntries={['/recruiting']}>{children}</MemoryRouter>;
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

  it('R-02 changes no address when a link was pressed in the meantime whose page is still loading', () => {
    const { result } = typing();
    act(() => result.current.list.type('akron'));
    window.history.pushState(null, '', '/fit');
    act(() => jest.advanceTimersByTime(300));
    expect(result.current.address).toBe('');
  });

  it('R-02 changes that follow each other at once are all kept', () => {
    const { result } = typing();
    act(() => {
      result.current.list.filter({ divisions: ['D3'] });
      result.current.list.arrange({ size: 10 });
      result.current.list.filter({ favoritesOnly: true });
    });
    expect(result.current.address).toBe('?favorites=1&division=D3&size=10');
  });

  it('R-02 cleared, it takes no filter back that was chosen in the meantime', () => {
    const { result } = typing();
    act(() => result.current.list.type('akron'));
    act(() => jest.advanceTimersByTime(300));
    act(() => result.current.list.type(''));
    act(() => {
      result.current.list.filter({ divisions: ['D3'] });
      jest.advanceTimersByTime(300);
    });
    expect(result.current.address).toBe('?division=D3');
    expect(result.current.list.typed).toBe('');
  });
});
