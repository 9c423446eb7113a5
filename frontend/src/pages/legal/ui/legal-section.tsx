import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface LegalSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled passage at reading width. */
export function LegalSection({ title, children }: LegalSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 3.5, maxWidth: '68ch', '& p, & ul': { mt: 1, mb: 0 }, '& ul': { pl: 3 }, '& li': { mt: 0.5 } }}
    >
      <Typography variant="h2" id={id} sx={{ fontSize: '1.25rem' }}>
        {title}
      </Typography>
      <Box sx={{ fontSize: '1rem', lineHeight: 1.6 }}>{children}</Box>
    </Box>
  );
}
