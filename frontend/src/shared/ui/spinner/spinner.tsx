import css from './spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** Fills the window instead of the place it is in. */
  fullPage?: boolean;
}

/** Something is on its way and its shape is not known. */
export function Spinner({ label = 'Loading', fullPage = false }: SpinnerProps) {
  return (
    <div role="status" aria-label={label} className={css['place']} style={{ minHeight: fullPage ? '100dvh' : 240 }}>
      <div className={css['ring']} />
    </div>
  );
}
