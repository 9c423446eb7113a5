import css from './in-order.module.css';

/** Class of a container whose parts are rendered from top to bottom: a part is shown only when those above it have their height. */
export const inOrder = css['inOrder'] ?? '';

/** Placeholder for an optional part until it is known whether the part is shown. */
export function Pending() {
  return <span hidden data-pending="" />;
}
