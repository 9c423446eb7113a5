import css from './in-order.module.css';

/** Class of a place whose parts are drawn from the top: none before those above it have their height. */
export const inOrder = css['inOrder'] ?? '';

/** Stands where a part may come or not, until that is known. */
export function Pending() {
  return <span hidden data-pending="" />;
}
