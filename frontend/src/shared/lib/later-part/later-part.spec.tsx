import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { laterPart } from './later-part';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a part of a page that is fetched when it is shown', () => {
  it('issue 17 is fetched once, and is there at once the second time', async () => {
    const load = jest.fn(() => Promise.resolve(Hello));
    const Part = laterPart(load, <p>Loading</p>);
    expect(load).not.toHaveBeenCalled();
    const { unmount } = render(<Part name="Ada" />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    unmount();
    render(<Part name="Grace" />);
    expect(screen.getByText('Hello Grace')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('issue 17 says so where its code can not be fetched, and can be tried again', async () => {
    const load = jest.fn(() => Promise.resolve(Hello));
    load.mockRejectedValueOnce(new Error('No such file'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = laterPart(load);
    const { unmount } = render(
      <ErrorBoundary>
        <Part name="Ada" />
      </ErrorBoundary>,
    );
    expect(await screen.findByRole('heading')).toBeVisible();
    unmount();
    render(<Part name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('issue 17 is nothing to a page that was left before it came', async () => {
    let give: (part: typeof Hello) => void = () => undefined;
    const Part = laterPart(() => new Promise<typeof Hello>((resolve) => (give = resolve)));
    const { unmount } = render(<Part name="Ada" />);
    unmount();
    await act(async () => give(Hello));
    render(<Part name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });
});
