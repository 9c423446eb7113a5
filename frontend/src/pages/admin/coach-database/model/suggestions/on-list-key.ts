import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Keys of a list whose entries carry a button `[data-list-key]`: j or ↓ to the next one, k or ↑ to the one before, x ticks the entry. Enter
 * presses the button, as everywhere. Text fields keep their keys.
 */
export function onListKey(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input[type="text"], textarea, select, [role="alertdialog"]') !== null
  )
    return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-list-key]')];
  const entries = buttons.map((button) => button.closest('li'));
  const at = entries.findIndex((entry) => entry?.contains(target) === true);
  const step = steps[event.key];
  if (step !== undefined) {
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
    event.preventDefault();
  } else if (event.key === 'x') {
    entries[at]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    event.preventDefault();
  }
}
