import type { SxProps, Theme } from '@mui/material/styles';

/** On a phone a dialog slides in from the bottom, within reach of the thumb, and keeps a strip of the page visible above it. */
export const sheet: SxProps<Theme> = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 24px)',
    borderRadius: '16px 16px 0 0',
    pb: 'env(safe-area-inset-bottom)',
  },
};
