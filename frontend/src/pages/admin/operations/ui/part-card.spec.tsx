import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/shared/testing/render-page';
import { PartCard } from './part-card';

function onPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: query.includes('max-width'), media: query });
  });
}

const open = (address: string) =>
  renderPage(
    <PartCard part="jobs" title="Job queue">
      Nothing waits.
    </PartCard>,
    address,
  );

describe('a part of Operations', () => {
  it('O-03 is open on a desk', () => {
    open('/admin/operations');
    expect(screen.getByText('Nothing waits.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('O-03 opens and closes with a press on a phone', async () => {
    const person = userEvent.setup();
    onPhone();
    open('/admin/operations');
    const toggle = screen.getByRole('button', { name: 'Job queue', expanded: false });
    expect(screen.getByText('Nothing waits.')).not.toBeVisible();
    await person.click(toggle);
    expect(screen.getByRole('button', { name: 'Job queue', expanded: true })).toHaveFocus();
    expect(screen.getByText('Nothing waits.')).toBeVisible();
  });

  it('O-03 is open on a phone when the address leads to it', () => {
    onPhone();
    open('/admin/operations#jobs');
    expect(screen.getByText('Nothing waits.')).toBeVisible();
  });
});
