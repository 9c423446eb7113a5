/** The button that a click presses, when it leads out of the app (`data-leaves-page`); else null. */
export function leavingButton(event: MouseEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-leaves-page]') : null;
}
