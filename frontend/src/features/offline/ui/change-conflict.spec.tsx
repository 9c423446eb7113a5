import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaitingChange } from '@/shared/lib/device-store';
import { ChangeConflict } from './change-conflict';

const change: WaitingChange = {
  ...{ key: 'draft c1', userId: 'one', kind: 'draft', target: 'c1', label: 'Film', order: 1, edits: 1, tried: [] },
  ...{ fields: { name: 'Film', subject: 'Mine', template: 'Coach,\nfrom the phone.' }, before: {}, problem: null },
};
const stored = { name: 'Film', subject: 'Theirs', template: 'Coach,\nfrom the laptop.', revision: 4 };

function open(over: Partial<WaitingChange> = {}, present: WaitingChange['fields'] = stored) {
  const [onMine, onTheirs, onMerge] = [jest.fn(), jest.fn(), jest.fn()];
  render(<ChangeConflict change={{ ...change, ...over }} stored={present} onMine={onMine} onTheirs={onTheirs} onMerge={onMerge} />);
  return { keys: userEvent.setup(), onMine, onTheirs, onMerge };
}

describe('a conflict', () => {
  it('L-03 shows both versions of what differs, with three choices', async () => {
    const { keys, onMine, onTheirs } = open();
    expect(screen.getByRole('region', { name: 'Subject' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Campaign name' })).not.toBeInTheDocument();
    await keys.click(screen.getByRole('button', { name: 'Keep this device’s' }));
    await keys.click(screen.getByRole('button', { name: 'Keep the server’s' }));
    expect([onMine.mock.calls.length, onTheirs.mock.calls.length]).toEqual([1, 1]);
  });

  it('L-03 can be edited into one text, which has both to begin with', async () => {
    const { keys, onMerge } = open();
    await keys.click(screen.getByRole('button', { name: 'Edit both together' }));
    const email = await screen.findByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue('Coach,\nfrom the phone.\nfrom the laptop.');
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription('On the server: Theirs');
    await keys.clear(email);
    await keys.type(email, 'Coach, from both.');
    await keys.click(screen.getByRole('button', { name: 'Save this text' }));
    expect(onMerge).toHaveBeenCalledWith({ subject: 'Mine', template: 'Coach, from both.' });
  });

  it('L-03 nothing is decided by going back to the two versions', async () => {
    const { keys, onMerge } = open();
    await keys.click(screen.getByRole('button', { name: 'Edit both together' }));
    await keys.click(await screen.findByRole('button', { name: 'Back to the two versions' }));
    expect(screen.getByRole('button', { name: 'Keep this device’s' })).toBeVisible();
    expect(onMerge).not.toHaveBeenCalled();
  });

  it('L-03 what is chosen from a list is not edited into one', () => {
    open({ kind: 'tracking', fields: { leadLevel: 'hot' } }, { leadLevel: 'warm' });
    expect(screen.queryByRole('button', { name: 'Edit both together' })).not.toBeInTheDocument();
  });
});
