import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useGetServerQuery } from './api/server.gen';
import { dismissedNotice } from './dismissed-notice';

/** Shows on every signed-in page that the people here are invented, until it is closed for this visit. */
export function DemoNotice() {
  const { data } = useGetServerQuery();
  const [closed, setClosed] = useState(dismissedNotice.read);
  if (!data?.demo || closed) return null;

  function close(): void {
    dismissedNotice.keep();
    setClosed(true);
  }

  return (
    <Box
      component="aside"
      aria-label="Demo data"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mx: { xs: -2, sm: -3, lg: -4.5 },
        pl: { xs: 2, sm: 3, lg: 4.5 },
        pr: 1,
        bgcolor: 'brand.ballSoft',
        color: 'text.primary',
        borderBottom: '1px solid',
        borderColor: 'divider',
        fontSize: '0.875rem',
      }}
    >
      <Box component="p" sx={{ flex: 1, m: 0, py: 0.75 }}>
        <strong>Demo data.</strong> These coaches are invented, and emails to them stay on this server.
      </Box>
      <IconButton color="inherit" aria-label="Close this notice" onClick={close} sx={{ width: 44, height: 44 }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
