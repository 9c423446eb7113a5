import type { SxProps, Theme } from '@mui/material/styles';

/** On a phone a dialog comes from below, within the reach of a thumb, and leaves a strip of the page above it. */
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
