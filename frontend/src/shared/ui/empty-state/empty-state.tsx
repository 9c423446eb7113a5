import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** Shown for an empty list: why it is empty, and what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: { xs: 4, md: 6 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          mb: 1,
          borderRadius: '16px',
          bgcolor: 'brand.turfSoft',
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2">{title}</Typography>
      {children !== undefined && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
