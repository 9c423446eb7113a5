import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './file-drop';

const game = new File(['x'], 'game.txt', { type: 'text/plain' });

function open(disabled = false) {
  const onPick = jest.fn();
  render(<FileDrop label="Stat file" accept=".txt" title="Choose a file or drop it here" hint="" disabled={disabled} onPick={onPick} />);
  return { onPick, field: screen.getByLabelText('Stat file'), place: screen.getByText('Choose a file or drop it here') };
}

/** Drops a file; whether the browser was kept from opening it itself. */
function drop(place: HTMLElement): boolean {
  const event = createEvent.drop(place, { dataTransfer: { files: [game] } });
  fireEvent(place, event);
  return event.defaultPrevented;
}

describe('the place for a file', () => {
  it('takes a file that is chosen, and the same one again', async () => {
    const { onPick, field } = open();
    await userEvent.upload(field, game);
    expect(field).toHaveProperty('value', '');
    await userEvent.upload(field, game);
    expect(onPick.mock.calls).toEqual([[game], [game]]);
  });

  it('takes a file that is dropped, which the browser then does not open', () => {
    const { onPick, place } = open();
    expect(drop(place)).toBe(true);
    expect(onPick.mock.calls).toEqual([[game]]);
  });

  it('takes nothing while it is disabled', () => {
    const { onPick, field, place } = open(true);
    expect(drop(place)).toBe(true);
    expect(onPick).not.toHaveBeenCalled();
    expect(field).toBeDisabled();
  });
});
