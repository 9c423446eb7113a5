import { act, screen } from '@testing-library/react';
import { renderPage } from '@/shared/testing/render-page';
import { WorkingNote } from './working-note';

const slow = 'This can take up to a minute. You can stop it: your text stays as it is.';

describe('while a model writes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('I-01 a model that is silent for five seconds: it says how long that may last, and that it can be stopped', () => {
    renderPage(<WorkingNote label="Writing your email" onCancel={() => undefined} />);
    wait(4_900);
    expect(screen.queryByText(slow)).toBeNull();
    wait(200);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(slow);
    expect(screen.getByRole('button', { name: 'Stop writing' })).toBeEnabled();
  });

  it('I-01 a text that grows is answer enough', () => {
    renderPage(<WorkingNote label="Writing your email" textSoFar="Coach" onCancel={() => undefined} />);
    wait(10_000);
    expect(screen.queryByText(slow)).toBeNull();
  });
});
