import type { SubmitEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './form-dialog';

const unsaved = { title: 'Discard your text?', words: 'It is not saved.' };

function open(more: { unsaved?: typeof unsaved; pending?: boolean; ready?: boolean } = {}) {
  const calls = { onSubmit: jest.fn(), onClose: jest.fn(), onPage: jest.fn((event: SubmitEvent) => event.preventDefault()) };
  render(
    <form onSubmit={calls.onPage}>
      <FormDialog title="Add a clip" submitLabel="Save" pending={false} onSubmit={calls.onSubmit} onClose={calls.onClose} {...more}>
        <input aria-label="Title" />
      </FormDialog>
    </form>,
  );
  return { ...calls, keys: userEvent.setup(), button: (name: string) => screen.getByRole('button', { name }) };
}

describe('a form in a dialog', () => {
  it('sends itself by its button and by Enter, but not the form of the page behind', async () => {
    const { keys, button, onSubmit, onPage } = open();
    await keys.click(button('Save'));
    await keys.type(screen.getByLabelText('Title'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onPage).not.toHaveBeenCalled();
  });

  it.each(['Cancel', 'Close'])('%s closes it at once when nothing was typed', async (name) => {
    const { keys, button, onClose } = open();
    await keys.click(button(name));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['Cancel', 'Close'])('%s asks first when text would be lost', async (name) => {
    const { keys, button, onClose } = open({ unsaved });
    await keys.click(button(name));
    expect(screen.getByRole('alertdialog', { name: 'Discard your text?' })).toHaveTextContent('It is not saved.');
    expect(onClose).not.toHaveBeenCalled();
    await keys.click(button('Discard'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not sent twice, and not before it is ready', () => {
    open({ pending: true });
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    open({ ready: false });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
