import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  label?: string;
  /** Fills the window instead of the place it stands in. */
  fullPage?: boolean;
}

/** Something is on its way and its shape is not known. */
export function Spinner({ label = 'Loading', fullPage = false }: SpinnerProps) {
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{ display: 'grid', placeItems: 'center', minHeight: fullPage ? '100dvh' : 240 }}
    >
      <CircularProgress aria-hidden />
    </Box>
  );
}
