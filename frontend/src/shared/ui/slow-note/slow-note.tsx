import { type ReactNode, useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';

/** Until then nobody wonders whether anything happens. */
const slowMs = 5_000;

/** Appears when what it is shown with takes longer than five seconds: what to expect, and what can be done. */
export function SlowNote({ children }: { children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {children}
    </Typography>
  );
}
