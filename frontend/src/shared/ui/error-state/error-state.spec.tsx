import { act, render, screen } from '@testing-library/react';
import { connection } from '@/shared/lib/connection';
import { ErrorState } from './error-state';

const network = { status: 'network', message: 'x', problem: null };
const refused = {
  status: 409,
  message: 'x',
  problem: { message: 'Too many.', code: 'x', status: 409, errors: [], requestId: null, body: {} },
};

/** A connection that the test breaks and mends. */
function playConnection() {
  const listeners = new Set<() => void>();
  let isOffline = true;
  jest.spyOn(connection, 'isOffline').mockImplementation(() => isOffline);
  jest.spyOn(connection, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  return {
    mend: () =>
      act(() => {
        isOffline = false;
        for (const listener of listeners) listener();
      }),
  };
}

describe('a part of the page that failed', () => {
  afterEach(() => jest.restoreAllMocks());

  it('L-03 says calmly without a connection that it needs one, and asks again by itself', () => {
    const { mend } = playConnection();
    const onRetry = jest.fn();
    render(<ErrorState title="Your numbers could not be loaded" error={network} onRetry={onRetry} />);
    expect(screen.getByRole('status')).toHaveTextContent('This part needs a connection.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onRetry).not.toHaveBeenCalled();
    mend();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('L-03 is an error with a connection, and when the server said what is wrong', () => {
    const { mend } = playConnection();
    render(<ErrorState title="Not saved" error={refused} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Too many.');
    mend();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  it('L-03 offers Retry where it can help, and not for what does not exist', () => {
    const problem = { message: 'There is no email to this coach.', code: 'x', errors: [], requestId: null, body: {} };
    const failed = (status: number) => ({ status, message: 'x', problem: { ...problem, status } });
    const { rerender } = render(<ErrorState title="Not loaded" error={failed(503)} onRetry={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    rerender(<ErrorState title="Not loaded" error={failed(404)} onRetry={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no email to this coach.');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
