import { act, fireEvent, render, screen } from '@testing-library/react';
import { connection } from '@/shared/lib/connection';
import { ToastProvider } from './toast-provider';
import { useToast } from './use-toast';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'Saved', description: 'It is kept.' })}>save</button>
      <button onClick={() => toast({ title: 'Failed', variant: 'destructive' })}>fail</button>
    </>
  );
}

function open(): void {
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
}

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('S-08 stays for 5000 ms', () => {
    open();
    fireEvent.click(screen.getByText('save'));
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByText('It is kept.')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('It is kept.')).toBeNull();
  });

  it('S-08 shows one at a time: the newer takes the place of the older, with its own 5000 ms', () => {
    open();
    fireEvent.click(screen.getByText('save'));
    act(() => jest.advanceTimersByTime(3000));
    fireEvent.click(screen.getByText('fail'));
    expect(screen.queryByText('Saved')).toBeNull();
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('S-08 can be dismissed', () => {
    open();
    fireEvent.click(screen.getByText('save'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('S-08 is announced: politely when all is well, at once when something failed', () => {
    open();
    fireEvent.click(screen.getByText('save'));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    fireEvent.click(screen.getByText('fail'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });

  it('L-03 a failure for want of a connection is no alarm: that is said already', () => {
    jest.spyOn(connection, 'isOffline').mockReturnValue(true);
    open();
    fireEvent.click(screen.getByText('fail'));
    expect(screen.getByRole('status')).toHaveTextContent('Failed');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    jest.restoreAllMocks();
  });
});
