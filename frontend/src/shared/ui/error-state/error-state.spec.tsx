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
});
