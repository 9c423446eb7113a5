import Button from '@mui/material/Button';

interface ByHandInsteadProps {
  offered: boolean;
  disabled: boolean;
  onByHand: () => void;
}

/** Sending by hand, offered even if emails could be delivered: the athlete may want to write on X or by text. */
export function ByHandInstead({ offered, disabled, onByHand }: ByHandInsteadProps) {
  if (!offered) return null;
  return (
    <Button color="inherit" disabled={disabled} sx={{ justifySelf: 'start', minHeight: 44 }} onClick={onByHand}>
      Send by hand instead
    </Button>
  );
}
