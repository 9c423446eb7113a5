import Button from '@mui/material/Button';
import css from './palette.module.css';

interface PaletteFootProps {
  missing: { words: string; retry: (() => void) | null } | null;
  onKeys: () => void;
}

/** What is still missing from the results; with a keyboard, what its keys do. */
export function PaletteFoot({ missing, onKeys }: PaletteFootProps) {
  return (
    <>
      {missing !== null && (
        <div className={css['missing']} role="status">
          <span>{missing.words}</span>
          {missing.retry !== null && (
            <Button size="small" onClick={missing.retry}>
              Try again
            </Button>
          )}
        </div>
      )}
      <div className={css['foot']}>
        <span>
          <kbd>↓</kbd> <kbd>↑</kbd> to move
        </span>
        <span>
          <kbd>Enter</kbd> to open
        </span>
        <Button size="small" color="inherit" onClick={onKeys}>
          All keys
        </Button>
      </div>
    </>
  );
}
