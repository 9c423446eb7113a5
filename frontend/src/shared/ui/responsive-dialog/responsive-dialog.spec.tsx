import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResponsiveDialog } from './responsive-dialog';

function Page({ keepsOpener }: { keepsOpener: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Campaigns</h1>
      {(keepsOpener || !open) && <button onClick={() => setOpen(true)}>Send</button>}
      {open && (
        <ResponsiveDialog open title="Confirm and Send" onClose={() => setOpen(false)}>
          Really?
        </ResponsiveDialog>
      )}
    </>
  );
}

async function openAndClose(keepsOpener: boolean) {
  render(<Page keepsOpener={keepsOpener} />);
  const keys = userEvent.setup();
  await keys.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog');
  await keys.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('where the focus goes when a dialog closes', () => {
  it('S-11 back to what opened it', async () => {
    await openAndClose(true);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('S-11 to the heading of the page when that is gone', async () => {
    await openAndClose(false);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('where the content of a dialog begins', () => {
  it('S-11 at its top when another part comes, not where the last one was left', () => {
    const step = (part: string) => (
      <ResponsiveDialog open part={part} title="Confirm and Send" onClose={() => undefined}>
        {part}
      </ResponsiveDialog>
    );
    const { rerender } = render(step('pick'));
    screen.getByText('pick').scrollTop = 600;
    rerender(step('pick'));
    expect(screen.getByText('pick').scrollTop).toBe(600);
    rerender(step('review'));
    expect(screen.getByText('review').scrollTop).toBe(0);
  });
});
